import { cx, type Glyph, Icon, icons, Piece, PieceKey, SeatToken, type Target, titleOf } from '@orrery/kit';
import type { TechnologyId } from '../content/technologies.ts';
import type { TableView } from '../view.ts';
import { type Props, wordsOf } from './common.tsx';
import { TECHNOLOGY } from './glyphs.ts';
import styles from './Rail.module.css';
import { useTargets } from './targets.ts';

type Drawn = { readonly of: Glyph; readonly size: number; readonly dim?: true };
const drawn = (of: Glyph, size = 20): Drawn => ({ of, size });
const dim = (of: Glyph, size: number): Drawn => ({ of, size, dim: true });
const PLUS = drawn(icons.plus, 13);
const TO = dim(icons.arrow, 14);
const ROOM = drawn(icons.room);
const ABOARD = drawn(icons.researcherFilled, 17);
const ANY = drawn(icons.researcher, 17);

/** Each technology as a sentence of icons. */
const SENTENCE: Readonly<Record<TechnologyId, readonly Drawn[]>> = {
  teleporter: [drawn(icons.teleporter), TO, ROOM, ABOARD],
  cloning: [PLUS, ABOARD, TO, ROOM, ANY],
  universalTool: [drawn(icons.train, 19), drawn(icons.support, 19), drawn(icons.improvise, 19), drawn(icons.move, 19)],
  vaccine: [PLUS, drawn(icons.vaccine), drawn(icons.vaccine)],
  ringShifter: [ROOM, drawn(icons.teleporter, 18), TO, ROOM],
  overrideKey: [ABOARD, TO, ROOM, dim(icons.flag, 16)],
  transitTube: [ABOARD, ABOARD, TO, ROOM],
  repulsor: [ABOARD, drawn(TECHNOLOGY.repulsor, 17), ANY, TO],
};

export interface TechnologyCardProps {
  readonly props: Props;
  readonly technology: TableView['technologies'][number];
  readonly roomy?: boolean;
}

export function TechnologyCard({ props, technology: { id, exhaustedBy }, roomy = false }: TechnologyCardProps) {
  const words = wordsOf(props);
  const targets = useTargets(props);
  const at: Target = `technology:${id}`;
  const title = titleOf(props, at);
  return (
    <Piece targets={targets} at={at} topic={at} className={cx(styles.card, exhaustedBy !== null && styles.used, roomy && styles.roomy)}>
      <p className={styles.name}>
        <Icon of={TECHNOLOGY[id]} size={20} />
        <b
          style={title.length > 14 ? { fontSize: 12, letterSpacing: targets.standing(at) === 'legal' ? '-0.03em' : undefined } : undefined}
        >
          {title}
        </b>
      </p>
      <p className={styles.icons} aria-hidden="true">
        {SENTENCE[id].map(({ of, size, dim }, i) => (
          <Icon key={i} of={of} size={size} className={dim ? styles.dim : ''} />
        ))}
      </p>
      <p className={styles.what}>
        {exhaustedBy === null ? (
          <>
            {words.technologies[id]}
            {id === 'vaccine' && <span>, {words.left(props.view.table.vaccineStock)}</span>}
          </>
        ) : (
          <>
            {words.exhaustedBy} <SeatToken seat={exhaustedBy} size={17} label={props.seats[exhaustedBy]?.name} />
          </>
        )}
      </p>
      <PieceKey targets={targets} at={at} className={styles.key} />
    </Piece>
  );
}

/** The technologies beside the ship or under it, and how many missions are still to come. */
export function Rail({ props, across }: { readonly props: Props; readonly across: boolean }) {
  const words = wordsOf(props);
  const { technologies, generalStack, personalStack } = props.view.table;
  return (
    <section className={cx(styles.rail, across && styles.across)} aria-label={words.technologiesTitle}>
      <h2 className="eyebrow">
        <Icon of={icons.technology} size={15} />
        {words.technologiesTitle}
      </h2>
      <div className={styles.cards}>
        {technologies.map((technology) => (
          <TechnologyCard key={technology.id} props={props} technology={technology} />
        ))}
      </div>
      <ul className={styles.stacks}>
        <li>
          <Icon of={icons.mission} size={15} />
          {words.generalMissions}
          <b>{generalStack}</b>
        </li>
        <li>
          <Icon of={icons.secret} size={15} />
          {words.personalMissions}
          <b>{personalStack.length}</b>
        </li>
      </ul>
    </section>
  );
}
