import { Icon, SeatName, SeatToken, Sentence, titleOf } from '@orrery/kit';
import { factions, ideologies } from '../content/factions.ts';
import { explorationMarkers } from '../content/systems.ts';
import { technologies } from '../content/technologies.ts';
import { NONE } from '../state.ts';
import type { PlayerView } from '../view.ts';
import styles from './Cards.module.css';
import { Amounts, nameOfSeat, type Props, wordsOf } from './common.tsx';
import { Adaptation, FactionArt, FactionHead, factionName, hueOf, IdeologyMark } from './Faction.tsx';
import { hasTechnology } from './facts.ts';
import { HAND, technologyGlyph } from './glyphs.ts';
import { Spot } from './Spot.tsx';

/** Everything that wants to be read: hands, alliances, technologies, what was discarded. */
export function Cards(props: Props) {
  const words = wordsOf(props);
  const { table } = props.view;
  const seats = table.players.map((_, seat) => seat).sort((a, b) => Number(b === props.viewer) - Number(a === props.viewer) || a - b);
  return (
    <div className={styles.cards}>
      {seats.map((seat) => (
        <Place key={seat} props={props} seat={seat} player={table.players[seat]} />
      ))}
      {table.revealed.length > 0 && (
        <section>
          <h2 className="eyebrow">{words.revealed}</h2>
          {table.revealed.map((card) => (
            <FullCard key={card} props={props} card={card} />
          ))}
        </section>
      )}
      {table.discardedMarkers.length > 0 && (
        <section>
          <h2 className="eyebrow">{words.discarded}</h2>
          <p className={styles.markers}>
            {table.discardedMarkers.map((marker) => (
              <span key={marker}>
                <Amounts props={props} of={explorationMarkers[marker]} />
              </span>
            ))}
          </p>
        </section>
      )}
      <p className={styles.deck}>
        {words.deck(table.deckCount)} · {words.markersLeft(table.markers.length)}
      </p>
    </div>
  );
}

function Place({ props, seat, player }: { readonly props: Props; readonly seat: number; readonly player: PlayerView }) {
  const words = wordsOf(props);
  const { mainIdeology, ideology } = player;
  const known = technologies.flatMap(({ id }, i) => (hasTechnology(player, i) ? [{ id, i }] : []));
  return (
    <section>
      <h2 className={styles.who}>
        {props.seats[seat] === undefined ? (
          <>
            <SeatToken seat={seat} size={20} /> {nameOfSeat(props, seat)}
          </>
        ) : (
          <SeatName seat={seat} size={20} />
        )}
        <span>
          {mainIdeology === NONE ? (
            words.noIdeology
          ) : (
            <>
              <IdeologyMark props={props} ideology={mainIdeology} />
              {titleOf(props, `ideology:${ideologies[mainIdeology]}`)}
            </>
          )}
        </span>
      </h2>
      {ideology !== NONE && <p className={styles.note}>{words.trueIdeology(factionName(props, ideology))}</p>}
      {player.factions.length > 0 && <h3 className="eyebrow">{words.alliance}</h3>}
      {player.factions.map((card) => (
        <FullCard key={card} props={props} card={card} />
      ))}
      {known.length > 0 && <h3 className="eyebrow">{words.technologies}</h3>}
      {known.length > 0 && (
        <p className={styles.technologies}>
          {known.map(({ id, i }) => (
            <Spot key={id} props={props} topic={`technology:${id}`} label={titleOf(props, `technology:${id}`)} className={styles.chip}>
              <Icon of={technologyGlyph(i)} size={14} />
              {titleOf(props, `technology:${id}`)}
            </Spot>
          ))}
        </p>
      )}
      {player.hand !== null && player.hand.length > 0 && <h3 className="eyebrow">{words.handOf(player.hand.length)}</h3>}
      {player.hand?.map((card) => (
        <FullCard key={card} props={props} card={card} />
      ))}
      {player.hand === null && player.handCount > 0 && (
        <p className={styles.note}>
          <Icon of={HAND} size={15} /> {words.hidden(player.handCount)}
        </p>
      )}
      {player.spent.length > 0 && (
        <p className={styles.note}>
          {words.spent}:{' '}
          {player.spent.map((card) => (
            <Spot key={card} props={props} topic={`faction:${factions[card].id}`} label={factionName(props, card)} className={styles.chip}>
              {factionName(props, card)}
            </Spot>
          ))}
        </p>
      )}
    </section>
  );
}

/** A faction card in words, line by line. */
function FullCard({ props, card }: { readonly props: Props; readonly card: number }) {
  const { id } = factions[card];
  const [, ...lines] = props.text.explain(`faction:${id}`).body.split('\n');
  return (
    <article className={styles.full} style={{ borderLeftColor: hueOf(card) }}>
      <FactionArt card={card} />
      <header>
        <FactionHead props={props} card={card} />
        <Adaptation props={props} card={card} size={18} />
      </header>
      {lines.map((line) => (
        <p key={line}>
          <Sentence of={line} quiet size={14} />
        </p>
      ))}
    </article>
  );
}
