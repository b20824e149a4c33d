/** What an action costs and does, in icons. Words for it are in the explanation of whatever it stands on. */
import { Icon } from '@orrery/kit';
import { Fragment, type ReactNode } from 'react';
import type { Cost, Effect } from '../content/effects.ts';
import type { Script } from '../content/scripts.ts';
import { Hull, ROMAN } from './common.tsx';
import styles from './Effects.module.css';
import { runsOf } from './effect-width.ts';
import { AUTOMATE, COLONY, COPY, DEEP, EYE, FLAG, FOOD, JUMP, ORE, POPULATION, RETURN, SUN, SUPPLY, TRADE, UPGRADE } from './glyphs.ts';

const I = 15;
const Unit = ({ children, good }: { readonly children: ReactNode; readonly good?: boolean }) => (
  <span className={good === true ? styles.good : styles.unit}>{children}</span>
);
const To = () => <i className={styles.to}>›</i>;
const cube = (from: 'population' | 'supply') => <Icon of={from === 'population' ? POPULATION : SUPPLY} size={I} />;

function costUnits(cost: Cost, surcharge: number): ReactNode[] {
  const list: ReactNode[] = [];
  const ore = (cost.ore ?? 0) + surcharge;
  if (ore > 0)
    list.push(
      <Unit key="ore">
        <b>{ore}</b>
        <Icon of={ORE} size={I} />
      </Unit>,
    );
  if (cost.oreToFellow !== undefined)
    list.push(
      <Unit key="fellow">
        <b>{cost.oreToFellow}</b>
        <Icon of={ORE} size={I} />
        <To />
        <Icon of={POPULATION} size={I} />
      </Unit>,
    );
  if (cost.returned !== undefined)
    list.push(
      <Unit key="returned">
        <b>{cost.returned}</b>
        <Icon of={POPULATION} size={I} />
        <Icon of={RETURN} size={13} />
      </Unit>,
    );
  return list;
}

function one(effect: Effect, inner: readonly Script[]): ReactNode {
  switch (effect.kind) {
    case 'gainOre':
      return (
        <Unit good>
          <b>+{effect.ore}</b>
          <Icon of={ORE} size={I} />
        </Unit>
      );
    case 'recruit':
      return (
        <Unit>
          {effect.cubes > 1 && <b>{effect.cubes}</b>}
          {cube('supply')}
          <To />
          {cube('population')}
        </Unit>
      );
    case 'build':
      return (
        <Unit>
          {cube(effect.from)}
          <To />
          <Hull level={effect.level} size={17} />
          {effect.at === 'deepSpace' && <Icon of={DEEP} size={I} />}
        </Unit>
      );
    case 'jump':
      return (
        <Unit>
          <Icon of={JUMP} size={I} />
          <b>{effect.steps}</b>
        </Unit>
      );
    case 'transfer':
      return (
        <Unit>
          <b>{effect.ships}×</b>
          <Icon of={JUMP} size={I} />
          <b>∞</b>
        </Unit>
      );
    case 'upgrade':
      return (
        <Unit>
          {effect.ships > 1 && (
            <b>
              {effect.upTo ? '≤' : ''}
              {effect.ships}×
            </b>
          )}
          <Icon of={UPGRADE} size={I} />
          <b>{effect.levels}</b>
        </Unit>
      );
    case 'spreadUpgrades':
      return (
        <Unit>
          <b>{effect.levels}×</b>
          <Icon of={UPGRADE} size={I} />
          <b>1</b>
        </Unit>
      );
    case 'automate':
      return (
        <Unit>
          <Icon of={AUTOMATE} size={I} />
          {effect.what !== 'ore' && <Icon of={FOOD} size={I} />}
          {effect.what === 'either' && '/'}
          {effect.what !== 'food' && <Icon of={ORE} size={I} />}
        </Unit>
      );
    case 'research':
      return (
        <Unit>
          {cube(effect.cube)}
          <To />
          {effect.levels === 'colonies' ? (
            <span className={styles.level}>
              1+
              <Icon of={COLONY} size={12} />
            </span>
          ) : (
            <span className={styles.level}>{effect.levels.map((level) => ROMAN[level]).join('/')}</span>
          )}
          {effect.known && <Icon of={EYE} size={13} />}
        </Unit>
      );
    case 'colonise':
      return (
        <Unit>
          <Icon of={COLONY} size={17} />
        </Unit>
      );
    case 'stealthColonise':
      return (
        <Unit>
          <Icon of={JUMP} size={I} />
          <b>{effect.steps}</b>
          <To />
          <Icon of={COLONY} size={17} />
        </Unit>
      );
    case 'choose':
      return inner.map((script, i) => (
        <Fragment key={script.key}>
          {i > 0 && <i className={styles.or}>/</i>}
          <Effects script={script} />
        </Fragment>
      ));
    case 'optional':
      return (
        <span className={styles.optional}>
          <Effects script={inner[0]} />
        </span>
      );
    case 'orePerControlled':
      return (
        <Unit good>
          <b>+</b>
          <Icon of={ORE} size={I} />
          <b>/</b>
          <Icon of={FLAG} size={13} />
          <b>≤{effect.most}</b>
        </Unit>
      );
    case 'recruitPerColonies':
      return (
        <Unit>
          {cube('supply')}
          <To />
          {cube('population')}
          <b>/{effect.colonies}</b>
          <Icon of={COLONY} size={I} />
        </Unit>
      );
    case 'orePerTaken':
      return (
        <Unit good>
          <b>+{effect.ore}</b>
          <Icon of={ORE} size={I} />
          <b>/</b>
          <Icon of={FLAG} size={13} />
        </Unit>
      );
    case 'loseOre':
      return (
        <Unit>
          <b>−{effect.ore}</b>
          <Icon of={ORE} size={I} />
        </Unit>
      );
    case 'moveSupply':
      return (
        <Unit>
          <b>{effect.cubes}</b>
          {cube('supply')}
          <To />
          <b>{effect.to === 'A' ? 'A' : 'A–E'}</b>
        </Unit>
      );
    case 'growth':
      return (
        <Unit>
          <Icon of={FOOD} size={I} />
          <To />
          {cube('population')}
        </Unit>
      );
    case 'oreProduction':
      return (
        <Unit good>
          <b>+</b>
          <Icon of={ORE} size={I} />
        </Unit>
      );
    case 'trade':
      return (
        <Unit>
          <Icon of={TRADE} size={I} />
        </Unit>
      );
    case 'privateTechnology':
      return (
        <Unit>
          <b>+</b>
          <span className={styles.level}>{ROMAN[effect.level]}</span>
        </Unit>
      );
    case 'copy':
      return (
        <Unit>
          <Icon of={COPY} size={I} />
          {effect.which === 'research' && <span className={styles.level}>?</span>}
        </Unit>
      );
    case 'ministry':
      return (
        <Unit>
          <b>1/{effect.cards}</b>
          <Icon of={COLONY} size={17} />
        </Unit>
      );
    case 'takeDyson':
      return (
        <Unit>
          <Icon of={SUN} size={17} />
        </Unit>
      );
  }
}

export function Effects({ script, surcharge = 0 }: { readonly script: Script; readonly surcharge?: number }) {
  const cost = costUnits(script.cost, surcharge);
  return (
    <>
      {cost}
      {cost.length > 0 && <i className={styles.colon}>:</i>}
      {runsOf(script).map(({ effect, inner, times }, i) => (
        <Fragment key={i}>
          {times > 1 && <b>{times}×</b>}
          {one(effect, inner)}
        </Fragment>
      ))}
    </>
  );
}

/** The same as a line of its own. */
export function EffectLine({
  script,
  surcharge,
  className,
}: {
  readonly script: Script;
  readonly surcharge?: number;
  readonly className?: string;
}) {
  return (
    <span className={[styles.line, className ?? ''].join(' ')} aria-hidden="true">
      <Effects script={script} surcharge={surcharge ?? 0} />
    </span>
  );
}
