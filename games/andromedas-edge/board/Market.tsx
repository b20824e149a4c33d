/** The rail: the modules on offer, a column for each type, the price of each place and what of it is missing. */
import { Dialog, Icon, refusalFor, Sentence, useTable } from '@orrery/kit';
import { memo, useState } from 'react';
import type { Price } from '../answers.ts';
import { moduleCard } from '../catalogue.ts';
import { MODULE_TYPES } from '../content/ids.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { slotCost } from '../rules/modules.ts';
import { NONE } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import { Amounts, join, type Props, plain, Spot, titleOf } from './common.tsx';
import { effectSigns, finalSigns, type Sign, Signs, shortened, widthOf } from './Effects.tsx';
import { ARROW, DAMAGE, EXPAND, TRACK, TRACK_HUE } from './glyphs.ts';
import styles from './Market.module.css';
import { MoonDisc } from './Moons.tsx';
import { usePicks } from './picks.ts';
import { sameProps, shortfall, stationWords, tip } from './place.tsx';
import { moduleTopic, trackTopic } from './topics.ts';

const SLOTS = Array.from({ length: MARKET_SLOTS }, (_, slot) => slot);

/** The price asked just now: an effect may sell below the board cost, or for nothing. */
function priceNow(props: Props): Price {
  const { question } = props;
  if (question?.ask.decision !== 'chooseModule') return 0;
  const { price } = question.ask.args as { readonly price?: Price };
  return price ?? 0;
}

/** What a module does, as icons. */
export const moduleSigns = (id: number): readonly Sign[] => {
  const card = moduleCard(id);
  return card.final === undefined ? effectSigns(card.effects) : finalSigns(card.final);
};

export const Market = memo(function Market({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.market} aria-label={words.market}>
      <h2 className={styles.title}>
        <span className="eyebrow">{words.market}</span>
        {props.layout === 'desktop' && (
          <button type="button" className={styles.expand} aria-label={words.wholeMarket} onClick={() => setOpen(true)}>
            <Icon of={EXPAND} size={14} />
          </button>
        )}
      </h2>
      {props.layout === 'phone' ? (
        <MarketList props={props} />
      ) : (
        <div className={styles.columns}>
          {MODULE_TYPES.map((type) => (
            <div key={type} className={styles.column} style={{ '--kind': TRACK_HUE[type] }}>
              <Head props={props} type={type} />
              {SLOTS.map((slot) => (
                <Offer key={slot} props={props} slot={type * MARKET_SLOTS + slot} />
              ))}
            </div>
          ))}
        </div>
      )}
      {open && <MarketDialog props={props} close={() => setOpen(false)} />}
    </section>
  );
}, sameProps);

function Head({ props, type }: { readonly props: Props; readonly type: number }) {
  const words = stationWords(props);
  const count = props.view.table.moduleDeckCount[type];
  const under = props.view.table.moduleUnder[type];
  const notes = [
    words.deck(count),
    under.length > 0 && `${words.underDeck}: ${under.map((id) => titleOf(props, moduleTopic(id))).join(', ')}`,
  ];
  return (
    <Spot
      props={props}
      at={`column:${type}`}
      topic={trackTopic(type)}
      tip={tip(trackTopic(type), notes)}
      label={`${titleOf(props, trackTopic(type))}: ${words.deck(count)}`}
      className={styles.head}
    >
      <Icon of={TRACK[type]} size={15} />
      <span>{count + under.length}</span>
    </Spot>
  );
}

/** What one place of the market means for the viewer. */
function useOffer(props: Props, slot: number) {
  const { table } = props.view;
  const id = table.market[slot];
  const me = table.players[props.viewer];
  const cost = slotCost(me ?? table.players[0], slot, priceNow(props));
  const short = me === undefined ? undefined : shortfall(props, me, cost);
  const why = refusalFor(props, slot);
  return { id, cost, short, why: why === undefined ? undefined : plain(props, why.words) };
}

function Offer({ props, slot }: { readonly props: Props; readonly slot: number }) {
  const words = stationWords(props);
  const { id, cost, short, why } = useOffer(props, slot);
  if (id === NONE) return <span className={styles.gap}>{words.soldOut}</span>;
  const card = moduleCard(id);
  const topic = moduleTopic(id);
  const free = cost.every((n) => n === 0);
  const signs = [...(card.damage > 0 ? [{ glyph: DAMAGE, hue: 'var(--bad)' }] : []), ...moduleSigns(id)];
  return (
    <Spot
      key={id}
      props={props}
      at={`market:${slot}`}
      topic={topic}
      tip={tip(topic, [short?.words, why])}
      label={`${titleOf(props, topic)}. ${plain(props, props.text.explain(topic).body)} ${short?.words ?? ''} ${why ?? ''}`}
      className={join(styles.offer, why !== undefined && styles.no)}
    >
      <span className={styles.price}>
        {free ? <b>{words.free}</b> : <Amounts props={props} of={goodsOf(cost)} size={13} />}
        {short !== undefined && short.lacks > 0 && <em>−{short.lacks}</em>}
      </span>
      <span className={styles.offerName} aria-hidden="true">
        {titleOf(props, topic)}
      </span>
      <span className={styles.effect}>
        {card.slot?.side === 'input' && (
          <>
            <MoonDisc moon={NONE} />
            <Icon of={ARROW} size={11} />
          </>
        )}
        <Signs of={widthOf(signs) > 96 ? shortened(signs) : signs} />
        {card.slot?.side === 'output' && <MoonDisc moon={NONE} />}
      </span>
    </Spot>
  );
}

/** The market in words, for reading. */
function MarketDialog({ props, close }: { readonly props: Props; close(): void }) {
  const words = stationWords(props);
  const table = useTable();
  return (
    <Dialog size="large" title={words.market} closeWord={table.words.close} close={close}>
      <MarketList props={props} />
    </Dialog>
  );
}

/** Every module on offer with its name, price and words. */
export function MarketList({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const picks = usePicks(props);
  const asked = (type: number): boolean => SLOTS.some((slot) => picks.at(`market:${type * MARKET_SLOTS + slot}`).length > 0);
  // What may be bought just now comes first.
  const types = [...MODULE_TYPES.filter(asked), ...MODULE_TYPES.filter((type) => !asked(type))];
  return (
    <div className={styles.list}>
      {types.map((type) => {
        const under = props.view.table.moduleUnder[type];
        return (
          <section key={type} style={{ '--kind': TRACK_HUE[type] }}>
            <h4 className={styles.listHead}>
              <Icon of={TRACK[type]} size={16} />
              {titleOf(props, trackTopic(type))}
              <small>{words.deck(props.view.table.moduleDeckCount[type])}</small>
            </h4>
            {SLOTS.map((slot) => (
              <ListedOffer key={slot} props={props} slot={type * MARKET_SLOTS + slot} />
            ))}
            {under.length > 0 && (
              <p className={styles.under}>
                {words.underDeck}: {under.map((id) => titleOf(props, moduleTopic(id))).join(', ')}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function ListedOffer({ props, slot }: { readonly props: Props; readonly slot: number }) {
  const words = stationWords(props);
  const { id, cost, short, why } = useOffer(props, slot);
  if (id === NONE) return null;
  const topic = moduleTopic(id);
  const free = cost.every((n) => n === 0);
  return (
    <Spot
      props={props}
      at={`market:${slot}`}
      label={`${titleOf(props, topic)}. ${plain(props, props.text.explain(topic).body)} ${short?.words ?? ''}`}
      className={join(styles.listed, why !== undefined && styles.no)}
    >
      <span className={styles.listedPrice}>
        {free ? <b>{words.free}</b> : <Amounts props={props} of={goodsOf(cost)} size={15} />}
        {short !== undefined && short.lacks > 0 && <em>−{short.lacks}</em>}
      </span>
      <span className={styles.listedBody}>
        <b>{titleOf(props, topic)}</b>
        <span>
          <Sentence of={props.text.explain(topic, props.view).body} quiet size={13} />
        </span>
        {why !== undefined && <em>{why}</em>}
      </span>
    </Spot>
  );
}
