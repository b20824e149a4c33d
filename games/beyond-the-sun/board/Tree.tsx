/** The technology board: the fields, what lies on them, and the lines between them. */
import { type Box, cx, Icon, PieceKey, placed } from '@orrery/kit';
import { FIELDS, LEFT_OF, levelOf, NEEDED } from '../content/fields.ts';
import { ROMAN } from '../content/kinds.ts';
import { TECHNOLOGIES } from '../content/technologies/index.ts';
import { hasResearched } from '../queries.ts';
import { Basic, Guilds } from './Basic.tsx';
import { Name, Piece, type Props, typeName, wordsOf } from './common.tsx';
import { LOCK, TYPE } from './glyphs.ts';
import type { TreeLayout } from './layout.ts';
import { PilesButton } from './Piles.tsx';
import { TechCard } from './TechCard.tsx';
import styles from './Tree.module.css';
import { fieldNow, typesAt } from './tips.ts';
import typed from './types.module.css';

function Field({ props, field, box }: { readonly props: Props; readonly field: number; readonly box: Box }) {
  const { targets, view } = props;
  const { table } = view;
  const words = wordsOf(props);
  const id = table.technologies[field];
  const where = `field:${FIELDS[field]}` as const;
  const now = () => fieldNow(props, field);
  if (id !== null) {
    return (
      <TechCard
        props={props}
        id={id}
        height={box.h}
        width={box.w}
        box={box}
        mask={table.cubes[field]}
        own={props.viewer >= 0 && hasResearched(table, props.viewer, field)}
        at={where}
        flips={targets.lit(where) && props.happening?.event.type === 'technologyPlaced'}
        now={now}
      />
    );
  }
  const types = typesAt(props, field);
  const level = levelOf(field);
  const narrow = level === 4 && box.w < 136;
  const option = targets.option(where);
  const name = words.field(FIELDS[field], ROMAN[level]);
  return (
    <Piece
      props={props}
      said={() => ({ title: name, body: props.text.explain('term:research', props.view).body })}
      now={now}
      at={where}
      className={cx(styles.stub, narrow && styles.four)}
      style={placed(box)}
      label={name}
    >
      <span className={styles.letter} aria-hidden="true">
        {FIELDS[field]}
      </span>
      <span className={styles.stubWords}>
        <Name props={props} topic="term:research" plain={option !== undefined}>
          {narrow ? ROMAN[level] : words.unknown}
          <span className="vh"> {name}</span>
        </Name>
        <span className={styles.types}>
          {types.map((type) => (
            <span key={type} className={typed[type]} style={{ color: 'var(--pale)' }}>
              <Icon of={TYPE[type]} size={14} label={typeName(props, type)} />
            </span>
          ))}
          {types.length === 1 && level < 4 && <small>{typeName(props, types[0])}</small>}
          {LEFT_OF[field].length > NEEDED[field] && <small>{words.twoOfThree}</small>}
        </span>
      </span>
      {option?.forecast?.stop === 'reveal' && <Icon of={LOCK} size={13} label={words.reveals} className={styles.seal ?? ''} />}
      <PieceKey targets={targets} at={where} />
    </Piece>
  );
}

/** Lines from each technology to those it leads to; the viewer's own are lit, and those to what is looked at. */
function Wires({ props, layout }: { readonly props: Props; readonly layout: TreeLayout }) {
  const { table } = props.view;
  return (
    <svg className={styles.wires} width={layout.width} height={layout.height} aria-hidden="true">
      {LEFT_OF.flatMap((lefts, field) =>
        lefts.map((left, i) => {
          const from = layout.fields[left];
          const to = layout.fields[field];
          const x1 = from.x + from.w;
          const y1 = from.y + from.h / 2;
          const y2 = to.y + (to.h * (i + 1)) / (lefts.length + 1);
          const mid = (x1 + to.x) / 2;
          const on = props.viewer >= 0 && hasResearched(table, props.viewer, left);
          const there = table.technologies[left];
          return (
            <g
              key={`${left}-${field}`}
              className={cx(
                on && styles.on,
                NEEDED[field] < lefts.length && styles.opt,
                props.targets.focused(`field:${FIELDS[field]}`) && styles.looked,
              )}
            >
              <path d={`M${x1} ${y1}C${mid + 3} ${y1} ${mid - 3} ${y2} ${to.x} ${y2}`} />
              <circle cx={to.x} cy={y2} r={2.6} />
              {there !== null && i === 0 && (
                <path d={`M${x1} ${y1 - 5}l6 5-6 5z`} className={cx(styles.port, typed[TECHNOLOGIES[there].primary])} />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
}

export function Tree({ props, layout }: { readonly props: Props; readonly layout: TreeLayout }) {
  const words = wordsOf(props);
  const { table } = props.view;
  return (
    <section className={styles.tree} style={{ width: layout.width, height: layout.height }} aria-label={words.tree}>
      <Wires props={props} layout={layout} />
      <div className={styles.head} style={{ left: layout.basic.x, top: 3, width: layout.basic.w }}>
        <PilesButton props={props} />
      </div>
      {layout.heads.map((box, i) => {
        const deck = table.techDecks[i - 1];
        const cards = deck === undefined ? 0 : deck.unseen + deck.buried.flat().length;
        return (
          <h3 key={ROMAN[i + 1]} className={styles.head} style={placed(box)}>
            <b>{ROMAN[i + 1]}</b> {i < 3 ? `${i + 1} ${words.points}` : words.points}
            {deck !== undefined && (
              <span className={styles.deck} title={words.deck(ROMAN[i + 1], deck.unseen, deck.buried.flat().length)}>
                {cards}
              </span>
            )}
          </h3>
        );
      })}
      <Basic props={props} box={layout.basic} />
      <Guilds props={props} box={layout.guilds} tight={layout.tight} />
      {layout.fields.map((box, field) => (
        <Field key={FIELDS[field]} props={props} field={field} box={box} />
      ))}
    </section>
  );
}
