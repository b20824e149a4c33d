/** What a thing is, and below it the numbers of this moment. */
import { Explained, SeatToken } from '@orrery/kit';
import type { ReactNode } from 'react';
import { ADVANCED_COST, congressPrestige, MOST_CRUISERS } from '../content/box.ts';
import { type Resource, resources, TRACK } from '../content/resources.ts';
import { technologies } from '../content/technologies.ts';
import { tradeCards } from '../content/trade.ts';
import { Amounts, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { type Change, cubesIn, holdersOf, nextOrder } from './facts.ts';
import styles from './Told.module.css';

export function Told({ props, topic }: { readonly props: Props; readonly topic: string }) {
  const now = nowOf(props, topic);
  return (
    <>
      <Explained topic={topic} />
      {now !== undefined && <div className={styles.now}>{now}</div>}
    </>
  );
}

/** What one would pay, and what one has of it. */
function Price({ props, pay }: { readonly props: Props; readonly pay: Change }) {
  const words = wordsOf(props);
  const me = props.view.table.players[props.viewer];
  if (me === undefined) return null;
  const have: Change = {};
  for (const r of resources) if ((pay[r] ?? 0) > 0) have[r] = me[r];
  const short = resources.some((r) => (pay[r] ?? 0) > me[r]);
  return (
    <p data-short={short || undefined}>
      {words.costsNow} <Amounts props={props} of={pay} empty={words.nothing} /> · {words.youHave}{' '}
      <Amounts props={props} of={have} empty="0" />
    </p>
  );
}

/** A number for everybody. */
function Everybody({ props, of }: { readonly props: Props; readonly of: (seat: number) => string | number }) {
  return (
    <p className={styles.all}>
      {props.view.table.players.map((_, seat) => (
        <span key={nameOfSeat(props, seat)}>
          <SeatToken seat={seat} size={15} /> {nameOfSeat(props, seat)} <b>{of(seat)}</b>
        </span>
      ))}
    </p>
  );
}

function nowOf(props: Props, topic: string): ReactNode {
  const { table } = props.view;
  const words = wordsOf(props);
  const me = table.players[props.viewer];
  const [kind, id = ''] = topic.split(':');
  switch (kind) {
    case 'action': {
      if (me === undefined) return undefined;
      const { costs } = me;
      if (id === 'colonize' || id === 'develop') return <Price props={props} pay={{ credits: costs[id] }} />;
      if (id === 'manufacture')
        return (
          <>
            <Price props={props} pay={{ credits: costs.cruiser }} />
            <p>{words.cruisersOf(me.cruisers, MOST_CRUISERS, me.dock)}</p>
          </>
        );
      if (id === 'salvage') return <Price props={props} pay={{ credits: costs.salvage, discovery: 1 }} />;
      if (id === 'research') return <Price props={props} pay={{ credits: costs.research }} />;
      if (id === 'appoint')
        return (
          <>
            <Price props={props} pay={{ influence: costs.appoint }} />
            <p>{words.space(table.congress.length + 1, congressPrestige(table.congress.length))}</p>
          </>
        );
      if (id === 'explore')
        return (
          <>
            <Price props={props} pay={{ cruisers: 1 }} />
            <p>{words.markersLeft(table.markers.length)}</p>
          </>
        );
      return undefined;
    }
    case 'resource':
      if (!resources.some((r) => r === id)) return undefined;
      return (
        <>
          <Everybody props={props} of={(seat) => table.players[seat][id as Resource]} />
          {(id === 'credits' || id === 'productivity') && <p>{words.atMost(TRACK)}</p>}
        </>
      );
    case 'technology': {
      const technology = technologies.findIndex((t) => t.id === id);
      const holders = holdersOf(table, technology);
      return (
        <>
          {me !== undefined && !holders.includes(props.viewer) && (
            <Price
              props={props}
              pay={{ credits: me.costs.research, ...(technologies[technology]?.advanced ? { discovery: ADVANCED_COST } : {}) }}
            />
          )}
          <p>{words.researchedBy(holders.map((seat) => nameOfSeat(props, seat)).join(', ') || words.nobody)}</p>
        </>
      );
    }
    case 'trade': {
      const slot = table.trade.findIndex((card) => tradeCards[card].id === id);
      if (slot < 0 || table.turned[slot]) return undefined;
      const count = (of: readonly number[]) => cubesIn(table, of, slot).reduce((a, b) => a + b, 0);
      return <p>{words.goldenIn(count(table.onTrade), count(table.inBox), table.tradeSpaces)}</p>;
    }
    case 'term':
      if (id === 'strength') return <Everybody props={props} of={(seat) => table.players[seat].strength} />;
      if (id === 'overlord')
        return <Everybody props={props} of={(seat) => `${table.players[seat].cruisers} (${table.players[seat].strength})`} />;
      if (id === 'reach') return <Everybody props={props} of={(seat) => table.players[seat].reach} />;
      if (id === 'turnOrder')
        return (
          <p>
            {words.nextOrder}:{' '}
            {nextOrder(table)
              .map((seat) => nameOfSeat(props, seat))
              .join(', ')}
          </p>
        );
      return undefined;
    default:
      return undefined;
  }
}
