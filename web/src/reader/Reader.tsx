import { registry } from '@orrery/games';
import type { Chapter, Language } from '@orrery/kernel';
import { Icon, icons, Sentence, useTable } from '@orrery/kit';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useModule } from '../learn/modules.ts';
import { RulesPanel } from '../table/RulesPanel.tsx';
import type { ShellText } from '../text/index.ts';
import { excerpt, search } from './find.ts';
import { Passage } from './Passage.tsx';
import { passageAt, tells } from './passage-at.ts';
import styles from './Reader.module.css';
import { useChapters } from './useChapters.ts';

/** The last entry: every word, card and place, to be looked up. */
const WORDS = 'words';
/** A position that does not come is no reason not to print. */
const MOST_DRAWING_MS = 8000;

export interface ReaderProps {
  readonly game: string;
  /** A chapter, a passage or a rule. */
  readonly at: string | undefined;
  go(at: string): void;
  /** The passage of the open question. */
  readonly here?: string | undefined;
  readonly words: ShellText;
  /** Addresses, where what is read has one. */
  href?(at: string): string;
  readonly phone: boolean;
  close?(): void;
}

/** The rules in reading order: as a page of its own, over the map of a table, or in a tab of a phone. */
export default function Reader({ game, at, go, here, words, href, phone, close }: ReaderProps) {
  const { learn, table } = words;
  const { language } = useTable();
  const chapters = useChapters(game, language);
  const [wanted, setWanted] = useState('');
  const [whole, setWhole] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const found = chapters === undefined || at === undefined ? undefined : passageAt(chapters, at);
  const chapter = at === WORDS ? undefined : (found?.chapter ?? chapters?.[0]);
  const open = found?.passage.path;
  // Whoever comes for a passage begins there; a chapter begins at its top.
  const passage = at === chapter?.id ? undefined : open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter begins at its top
  useEffect(() => {
    const target = passage === undefined ? null : page.current?.querySelector(`#${CSS.escape(`passage-${passage}`)}`);
    if (target) target.scrollIntoView({ block: 'start' });
    else page.current?.scrollTo(0, 0);
  }, [chapters, at, passage]);

  const turnTo = (to: string): void => {
    setWanted('');
    go(to);
  };
  const entry = (to: string, name: ReactNode, current: boolean) =>
    href === undefined ? (
      <button type="button" aria-current={current ? 'page' : undefined} onClick={() => turnTo(to)}>
        {name}
      </button>
    ) : (
      <a href={href(to)} aria-current={current ? 'page' : undefined} onClick={() => setWanted('')}>
        {name}
      </a>
    );
  const link = (topic: string) => {
    const told = chapters === undefined ? undefined : tells(chapters, topic);
    return told === undefined ? null : entry(told.path, learn.readHere(told.title), false);
  };
  // Everything is on the page, its positions too, before it goes to paper.
  const print = async (): Promise<void> => {
    flushSync(() => setWhole(true));
    const until = Date.now() + MOST_DRAWING_MS;
    const waiting = (): boolean => page.current?.querySelector('figure:not([data-drawn])') !== null && Date.now() < until;
    do await new Promise((resolve) => setTimeout(resolve, 200));
    while (waiting());
    window.print();
    setWhole(false);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || close === undefined) return;
    event.preventDefault();
    close();
  };

  if (chapters === undefined) return <p role="status">{table.loading}</p>;
  const index = chapters.findIndex(({ id }) => id === chapter?.id);
  const [before, after] = [chapters[index - 1], chapters[index + 1]];
  const list = (
    <ol>
      {chapters.map(({ id, title }) => (
        <li key={id}>
          {entry(
            id,
            <>
              {title}
              {here?.startsWith(`${id}/`) && <em>{learn.here}</em>}
            </>,
            id === chapter?.id,
          )}
        </li>
      ))}
      <li className={styles.apart}>{entry(WORDS, learn.words, at === WORDS)}</li>
    </ol>
  );
  const looking = wanted.trim() !== '';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div className={styles.reader} data-phone={phone || undefined} onKeyDown={keys}>
      <header className={styles.head}>
        <input
          type="search"
          value={wanted}
          aria-label={learn.search}
          placeholder={learn.search}
          onChange={(event) => setWanted(event.target.value)}
        />
        {href !== undefined && !phone && (
          <button type="button" className="btn" onClick={() => void print()}>
            {learn.print}
          </button>
        )}
        {href === undefined && !phone && (
          <a className="btn" href={`#/rules/${game}/${open ?? chapter?.id ?? ''}`} target="_blank" rel="noreferrer">
            {learn.fullPage}
          </a>
        )}
        {close !== undefined && (
          <button type="button" className="btn" onClick={close} aria-keyshortcuts="Escape">
            {words.kit.close}
          </button>
        )}
      </header>
      {phone ? (
        <details className={styles.menu} key={`${at}`}>
          <summary>
            <Icon of={icons.rules} size={16} />
            {at === WORDS ? learn.words : chapter?.title}
            <Icon of={icons.chevronDown} size={14} />
          </summary>
          <nav aria-label={learn.chapters}>{list}</nav>
        </details>
      ) : (
        <nav className={styles.chapters} aria-label={learn.chapters}>
          {list}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={page} className={styles.page} tabIndex={0}>
        {looking ? (
          <Hits chapters={chapters} wanted={wanted} language={language} words={words} entry={entry} link={link} />
        ) : chapter === undefined ? (
          <>
            <h2>{learn.words}</h2>
            <RulesPanel words={words} search="" link={link} />
          </>
        ) : (
          (whole ? chapters : [chapter]).map((told) => (
            <Pages key={told.id} game={game} of={told} here={here} words={words} phone={phone} />
          ))
        )}
        {!looking && !whole && chapter !== undefined && (
          <nav className={styles.pager} aria-label={learn.pager}>
            {before !== undefined && entry(before.id, `‹ ${before.title}`, false)}
            {after !== undefined && entry(after.id, `${after.title} ›`, false)}
          </nav>
        )}
      </div>
    </div>
  );
}

interface PagesProps {
  readonly game: string;
  readonly of: Chapter;
  readonly here: string | undefined;
  readonly words: ShellText;
  readonly phone: boolean;
}

function Pages({ game, of, here, words, phone }: PagesProps) {
  const scenes = useModule(registry[game]?.learn?.scenes)?.scenes;
  return (
    <article className={styles.chapter}>
      <h2>{of.title}</h2>
      <p className={styles.lead}>
        <Sentence of={of.lead} />
      </p>
      {of.passages.map((passage) => (
        <Passage
          key={passage.path}
          game={game}
          of={passage}
          here={passage.path === here}
          scene={scenes?.[passage.path]}
          words={words}
          phone={phone}
        />
      ))}
    </article>
  );
}

interface HitsProps {
  readonly chapters: readonly Chapter[];
  readonly wanted: string;
  readonly language: Language;
  readonly words: ShellText;
  entry(to: string, name: ReactNode, current: boolean): ReactNode;
  link(topic: string): ReactNode;
}

/** What was found: passages first, then words, cards and places. */
function Hits({ chapters, wanted, language, words, entry, link }: HitsProps) {
  const hits = search(chapters, wanted, language);
  return (
    <div className={styles.hits}>
      <p role="status">{words.learn.found(hits.length)}</p>
      <ul>
        {hits.map(({ chapter, passage }) => (
          <li key={passage.path}>
            {entry(
              passage.path,
              <>
                <b>{words.learn.passage(chapter.title, passage.title)}</b>
                <span>{excerpt(passage, wanted, language)}</span>
              </>,
              false,
            )}
          </li>
        ))}
      </ul>
      <RulesPanel words={words} search={wanted} link={link} />
    </div>
  );
}
