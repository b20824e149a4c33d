import type { Game, OptionSpec, OptionValue } from '@orrery/kernel';
import { Dialog, Icon, icons } from '@orrery/kit';
import { useState } from 'react';
import { useGameText } from '../state/games.ts';
import { useText } from '../text/index.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { Switch } from '../ui/Switch.tsx';
import styles from './RuleOptions.module.css';

export interface RuleOptionsProps {
  readonly game: Game;
  readonly values: Readonly<Record<string, OptionValue>>;
  set(values: Readonly<Record<string, OptionValue>>): void;
}

/** The rule variants of a game: the only one in place, several behind a button, each with its explanation. */
export function RuleOptions({ game, values, set }: RuleOptionsProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const specs = Object.entries(game.definition.options);
  const [only] = specs;
  if (only === undefined) return null;
  const change = (key: string, value: OptionValue) => set({ ...values, [key]: value });
  if (specs.length === 1) return <OneOption game={game} id={only[0]} spec={only[1]} values={values} change={change} />;
  const changed = specs.filter(([key, s]) => (values[key] ?? s.default) !== s.default).length;
  return (
    <div>
      <h3 className="eyebrow">{text.lobby.options}</h3>
      <button type="button" className={`btn ${styles.more}`} onClick={() => setOpen(true)}>
        <Icon of={icons.rules} size={17} />
        {text.lobby.variants(specs.length)}
        {changed > 0 && <i>{changed}</i>}
      </button>
      {open && (
        <Dialog title={text.lobby.options} closeWord={text.kit.close} close={() => setOpen(false)}>
          <div className={styles.list}>
            {specs.map(([key, spec]) => (
              <OneOption key={key} id={key} game={game} spec={spec} values={values} change={change} explained />
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface OneOptionProps {
  readonly game: Game;
  readonly id: string;
  readonly spec: OptionSpec;
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly explained?: boolean;
  change(key: string, value: OptionValue): void;
}

function OneOption({ game, id, spec, values, explained = false, change }: OneOptionProps) {
  const words = useText().settings;
  const option = useGameText(game.id)?.options[id];
  const value = values[id] ?? spec.default;
  const name = option?.name ?? id;
  if (spec.kind === 'flag' && explained) {
    return (
      <Switch
        label={name}
        {...(option === undefined ? {} : { hint: option.explanation })}
        on={value === true}
        set={(on) => change(id, on)}
      />
    );
  }
  const choices =
    spec.kind === 'flag'
      ? [
          { value: 'false', name: words.off },
          { value: 'true', name: words.on },
        ]
      : spec.values.map((v) => ({ value: v, name: option?.values?.[v] ?? v }));
  return (
    <Segmented
      label={name}
      hint={option?.explanation}
      values={choices}
      chosen={`${value}`}
      choose={(v) => change(id, spec.kind === 'flag' ? v === 'true' : v)}
    />
  );
}
