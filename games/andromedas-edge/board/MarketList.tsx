/** The market in words: every module on offer with its name, price and what it does. */
import { cx, Dialog, Icon, plain, Sentence, titleOf, useTable } from '@orrery/kit';
import { MODULE_TYPES } from '../content/ids.ts';
import { MARKET_SLOTS } from '../content/setup.ts';
import { NONE } from '../state.ts';
import { goodsOf } from '../text/labels.ts';
import { Amounts, type Props, Spot } from './common.tsx';
import { TRACK, TRACK_HUE } from './glyphs.ts';
import styles from './Market.module.css';
import { offerAt, SLOTS } from './offer.ts';
import { stationWords } from './place.tsx';
import { useTargets } from './targets.ts';
import { moduleTopic, trackTopic } from './topics.ts';

/** The market in words, for reading. */
export function MarketDialog({ props, close }: { readonly props: Props; close(): void }) {
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
  const targets = useTargets(props);
  const asked = (type: number): boolean =>
    targets.options(`column:${type}`).length > 0 ||
    SLOTS.some((slot) => targets.options(`market:${type * MARKET_SLOTS + slot}`).length > 0);
  // What may be bought just now comes first.
  const types = [...MODULE_TYPES.filter(asked), ...MODULE_TYPES.filter((type) => !asked(type))];
  return (
    <div className={styles.list}>
      {types.map((type) => {
        const under = props.view.table.moduleUnder[type];
        return (
          <section key={type} style={{ '--kind': TRACK_HUE[type] }}>
            <h4>
              <Spot props={props} at={`column:${type}`} label={titleOf(props, trackTopic(type))} className={styles.listHead}>
                <Icon of={TRACK[type]} size={16} />
                {titleOf(props, trackTopic(type))}
                <small>{words.deck(props.view.table.moduleDeckCount[type])}</small>
              </Spot>
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
  const { id, cost, short, why } = offerAt(props, slot);
  if (id === NONE) return null;
  const topic = moduleTopic(id);
  const free = cost.every((n) => n === 0);
  return (
    <Spot
      props={props}
      at={`market:${slot}`}
      label={`${titleOf(props, topic)}. ${plain(props, props.text.explain(topic).body)} ${short?.words ?? ''}`}
      className={cx(styles.listed, why !== undefined && styles.no)}
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
