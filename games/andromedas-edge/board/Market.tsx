/** The rail: the modules on offer, a column for each type, the price of each place and what of it is missing. */
import { cx, Icon, later, plain, titleOf } from '@orrery/kit';
import { memo, useState } from 'react';
import { moduleCard } from '../catalogue.ts';
import { MODULE_TYPES } from '../content/ids.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { NONE } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import { Amounts, type Props, Spot } from './common.tsx';
import { moduleSigns, Signs, shortened, widthOf } from './Effects.tsx';
import { Expand } from './Expand.tsx';
import { ARROW, DAMAGE, TRACK, TRACK_HUE } from './glyphs.ts';
import styles from './Market.module.css';
import { MoonDisc } from './Moons.tsx';
import { offerAt, SLOTS } from './offer.ts';
import { sameProps, stationWords, tip } from './place.tsx';
import { moduleTopic, trackTopic } from './topics.ts';

// In words it is read on a phone, or when it is opened.
const MarketList = later(async () => (await import('./MarketList.tsx')).MarketList);
const MarketDialog = later(async () => (await import('./MarketList.tsx')).MarketDialog);

export const Market = memo(function Market({ props }: { readonly props: Props }) {
  const words = stationWords(props);
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.market} aria-label={words.market}>
      <h2 className={styles.title}>
        <span className="eyebrow">{words.market}</span>
        {props.layout === 'desktop' && <Expand layout="desktop" label={words.wholeMarket} open={() => setOpen(true)} />}
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

function Offer({ props, slot }: { readonly props: Props; readonly slot: number }) {
  const words = stationWords(props);
  const { id, cost, short, why } = offerAt(props, slot);
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
      className={cx(styles.offer, why !== undefined && styles.no)}
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
