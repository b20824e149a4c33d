import { type Answer, plainWords, samePlain } from '@orrery/kernel';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { BoardOption, BoardProps, BoardRefusal } from './board.ts';
import { onTap } from './press.ts';

type Acting = Pick<BoardProps, 'question' | 'focused' | 'focus' | 'choose' | 'seats'>;

/** The option with this answer, if the open question has it. */
export function optionFor(props: Pick<BoardProps, 'question'>, answer: Answer): BoardOption | undefined {
  return props.question?.options.find((option) => samePlain(option.answer, answer));
}

/** Whether this is being asked. */
export const asked = (props: Pick<BoardProps, 'question'>, ...decisions: readonly string[]): boolean =>
  props.question !== undefined && decisions.includes(props.question.ask.decision);

/** Why this is no option now, if the rules have something to say about it. */
export function refusalFor(props: Pick<BoardProps, 'question'>, what: Answer): BoardRefusal | undefined {
  return props.question?.refusals.find(({ refusal }) => samePlain(refusal.what, what));
}

/** The table after the focused option, as far as it is certain. */
export const foreseen = <V>({ focused }: Pick<BoardProps<V>, 'focused'>): V | undefined => focused?.forecast?.table;

export const isFocused = (props: Pick<BoardProps, 'focused'>, option: BoardOption | undefined): boolean =>
  option !== undefined && props.focused !== undefined && samePlain(props.focused.answer, option.answer);

/**
 * Makes a piece of a board, HTML or SVG, answer the question: pointer, focus, Enter and Space. Spread it onto the element;
 * with no option it gives nothing, so the piece stays as it is.
 */
export function acts(props: Acting, option: BoardOption | undefined) {
  if (option === undefined) return {};
  const label = plainWords(option.words, (seat) => props.seats[seat]?.name ?? '');
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-keyshortcuts': option.key === '' ? undefined : option.key,
    'data-legal': true,
    'data-focused': isFocused(props, option) || undefined,
    style: { cursor: 'pointer' },
    onClick: onTap(() => props.choose(option.answer)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      props.choose(option.answer);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') props.focus(option.answer);
    },
    onPointerLeave: () => props.focus(undefined),
    onFocus: () => props.focus(option.answer),
    onBlur: () => props.focus(undefined),
  } as const;
}

type Fields = Readonly<Record<string, Answer | undefined>>;
/** Whether an answer has parts: for boards that look at them. */
export const isFields = (answer: Answer | undefined): answer is Fields & Answer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

/** A part of an answer; none where it is a single word or number. */
export const fieldOf = (answer: Answer | undefined, name: string): Answer | undefined => (isFields(answer) ? answer[name] : undefined);
