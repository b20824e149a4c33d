import { cx, Icon, icons, Piece, PieceKey, SeatToken, type Target, titleOf } from '@orrery/kit';
import type { ReactNode } from 'react';
import type { TechnologyId } from '../content/technologies.ts';
import type { TableView } from '../view.ts';
import { type Props, wordsOf } from './common.tsx';
import { TECHNOLOGY } from './glyphs.ts';
import styles from './Rail.module.css';
import { useTargets } from './targets.ts';

const plus = <Icon of={icons.plus} size={13} />;
const arrow = <Icon of={icons.arrow} size={14} className={styles.dim} />;

/** Each technology as a sentence of icons. */
const SENTENCE: Readonly<Record<TechnologyId, ReactNode>> = {
  teleporter: (
    <>
      <Icon of={icons.teleporter} size={20} />
      {arrow}
      <Icon of={icons.room} size={20} />
      <Icon of={icons.researcherFilled} size={17} />
    </>
  ),
  cloning: (
    <>
      {plus}
      <Icon of={icons.researcherFilled} size={17} />
      {arrow}
      <Icon of={icons.room} size={20} />
      <Icon of={icons.researcher} size={17} />
    </>
  ),
  universalTool: (
    <>
      <Icon of={icons.train} size={19} />
      <Icon of={icons.support} size={19} />
      <Icon of={icons.improvise} size={19} />
      <Icon of={icons.move} size={19} />
    </>
  ),
  vaccine: (
    <>
      {plus}
      <Icon of={icons.vaccine} size={20} />
      <Icon of={icons.vaccine} size={20} />
    </>
  ),
  ringShifter: (
    <>
      <Icon of={icons.room} size={20} />
      <Icon of={icons.teleporter} size={18} />
      {arrow}
      <Icon of={icons.room} size={20} />
    </>
  ),
  overrideKey: (
    <>
      <Icon of={icons.researcherFilled} size={17} />
      {arrow}
      <Icon of={icons.room} size={20} />
      <Icon of={icons.flag} size={16} className={styles.dim} />
    </>
  ),
  transitTube: (
    <>
      <Icon of={icons.researcherFilled} size={17} />
      <Icon of={icons.researcherFilled} size={17} />
      {arrow}
      <Icon of={icons.room} size={20} />
    </>
  ),
  repulsor: (
    <>
      <Icon of={icons.researcherFilled} size={17} />
      <Icon of={TECHNOLOGY.repulsor} size={17} />
      <Icon of={icons.researcher} size={17} />
      {arrow}
    </>
  ),
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
        {SENTENCE[id]}
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
