/** A seat's whole station with every card in words: one tap from the seat strip, and from one's own place. */
import type { Seat } from '@orrery/kernel';
import { Counter, cx, Dialog, Group, Icon, nameOfSeat, plain, SeatToken, Sentence, sum, Tinted, titleOf, useTable } from '@orrery/kit';
import { FACTION_UPGRADE, moduleCard } from '../catalogue.ts';
import { MODULE_TYPES, RESOURCES as RESOURCE_IDS, SHIP_TYPES, TRACKS } from '../content/ids.ts';
import { TRACK_VP } from '../content/tracks.ts';
import { handLimit, moonLimit, storageLimit } from '../queries.ts';
import { NONE } from '../state.ts';
import type { SeenPlayer } from '../view.ts';
import { Leader, type Props, Spot } from './common.tsx';
import { DAMAGE, RESOURCE, RESOURCE_HUE, RESOURCES, TRACK, TRACK_HUE, UPGRADE, VP } from './glyphs.ts';
import { HalfSlot, moduleNotes } from './Modules.tsx';
import { MoonDisc, Moons, Operations } from './Moons.tsx';
import { asSeen, stationWords, tip } from './place.tsx';
import { ShipCell } from './Ships.tsx';
import { TacticsCard } from './Tactics.tsx';
import { DestinyToken, DevelopmentCards, Hidden, Tokens } from './Tokens.tsx';
import { factionTopic, moduleTopic, resourceTopic, shipTopic, trackTopic, upgradeTopic } from './topics.ts';
import styles from './WholeStation.module.css';

export function WholeStation({ seat, close, ...given }: Props & { readonly seat: Seat; close(): void }) {
  const words = stationWords(given);
  const table = useTable();
  const player = given.view.table.players[seat];
  const props = asSeen(given, seat);
  return (
    <Dialog
      size="large"
      closeWord={table.words.close}
      close={close}
      title={
        <span className={styles.title}>
          <SeatToken seat={seat} size={26} />
          {words.stationOf(nameOfSeat(props, seat))}
          <span className={styles.points}>
            {player.vp} <Icon of={VP} size={16} label={words.vp} />
          </span>
        </span>
      }
    >
      <StationSheet props={props} seat={seat} player={player} />
    </Dialog>
  );
}

type Part = { readonly props: Props; readonly seat: Seat; readonly player: SeenPlayer };

function StationSheet({ props, seat, player }: Part) {
  const words = stationWords(props);
  const hidden = player.handCount - player.hand.length;
  const leaders = words.leadersAt(player.leaders, sum(player.abroad), player.assigned);
  const upgrades = [...player.neutral, player.faction === NONE ? NONE : FACTION_UPGRADE[player.faction]];
  return (
    <div className={styles.sheet}>
      {player.faction !== NONE && (
        <Group title={titleOf(props, factionTopic(player.faction))}>
          <p className={styles.words}>
            <Sentence of={props.text.explain(factionTopic(player.faction), props.view).body} size={14} />
          </p>
        </Group>
      )}
      <Group title={words.resources}>
        <div className={styles.line}>
          {RESOURCE_IDS.map((r) => {
            const n = r === 5 ? player.handCount : player.stock[r];
            const limit = r === 5 ? handLimit(player) : storageLimit(player, r);
            return (
              <Spot
                key={r}
                props={props}
                topic={resourceTopic(r)}
                label={`${titleOf(props, resourceTopic(r))}: ${n} / ${limit}`}
                className={styles.stock}
              >
                <Tinted of={RESOURCES[r]} hue={RESOURCE_HUE[r]} size={18} />
                <Counter value={n} label={titleOf(props, resourceTopic(r))} size="large" />
                <small>/{limit}</small>
              </Spot>
            );
          })}
          <Spot props={props} topic="term:recruit" label={leaders} tip={tip('term:recruit', [leaders])} className={styles.stock}>
            <Leader seat={seat} size={18} />
            <Counter value={player.leaders} label={words.leaders} size="large" />
          </Spot>
        </div>
        <div className={styles.line}>
          {TRACKS.map((track) => (
            <Spot
              key={track}
              props={props}
              topic={trackTopic(track)}
              label={`${titleOf(props, trackTopic(track))}: ${words.space(player.tracks[track], TRACK_VP[track][player.tracks[track]])}`}
              className={styles.track}
              style={{ '--kind': TRACK_HUE[track] }}
            >
              <Icon of={TRACK[track]} size={16} />
              <b>{player.tracks[track]}</b>
              <small>
                {TRACK_VP[track][player.tracks[track]]} {words.vp}
              </small>
            </Spot>
          ))}
        </div>
      </Group>
      <Group title={words.ships}>
        <div className={styles.ships}>
          {SHIP_TYPES.map((type) => (
            <ShipCell key={type} props={props} seat={seat} type={type} name={titleOf(props, shipTopic(type))} />
          ))}
        </div>
        <div className={styles.line}>
          {upgrades.map((tile, i) =>
            tile === NONE ? null : (
              <Spot
                key={tile}
                props={props}
                topic={upgradeTopic(tile)}
                label={titleOf(props, upgradeTopic(tile))}
                className={cx(styles.upgrade, player.placed.includes(tile) && styles.placed)}
              >
                <Icon of={UPGRADE} size={14} />
                {titleOf(props, upgradeTopic(tile))}
                {i < 4 && player.placed[i] !== NONE && player.placed[i] !== tile && <small>{words.unplaced}</small>}
                {player.placed.includes(tile) && <small>{words.placed}</small>}
              </Spot>
            ),
          )}
        </div>
      </Group>
      <Group title={words.modules}>
        {MODULE_TYPES.map((row) => (
          <div key={row} className={styles.row} style={{ '--kind': TRACK_HUE[row] }}>
            <span className={styles.kind}>
              <Icon of={TRACK[row]} size={18} label={titleOf(props, trackTopic(row))} />
            </span>
            {player.rows[row].map((module, at) => (
              <span key={`${module.id} ${at}`} className={styles.held}>
                {row === 1 && at > 0 && <HalfSlot props={props} seat={seat} at={at} />}
                <ModuleCard props={props} seat={seat} row={row} at={at} />
              </span>
            ))}
          </div>
        ))}
      </Group>
      <Group title={`${words.moons} ${player.moons.length}/${moonLimit(player)}`}>
        <div className={styles.line}>
          <Moons props={props} seat={seat} limit={moonLimit(player)} />
          <Operations props={props} seat={seat} />
          <DevelopmentCards props={props} seat={seat} />
          <Tokens props={props} seat={seat} />
          <DestinyToken props={props} seat={seat} />
        </div>
      </Group>
      <Group title={`${words.tactics} ${player.handCount}/${handLimit(player)}`}>
        <div className={styles.cards}>
          {hidden > 0 && <Hidden n={hidden} glyph={RESOURCE.tactics} words={words.hiddenCards(hidden)} />}
          {player.hand.map((card, i) => (
            <TacticsCard key={`${card} ${i}`} props={props} card={card} at={`hand:${card}`} />
          ))}
          {player.handCount === 0 && <p className={styles.words}>{words.noCards}</p>}
        </div>
        {player.sustained.length > 0 && (
          <>
            <h4 className="eyebrow">{words.inForce}</h4>
            <div className={styles.cards}>
              {player.sustained.map((card) => (
                <TacticsCard key={card} props={props} card={card} />
              ))}
            </div>
          </>
        )}
      </Group>
    </div>
  );
}

/** A module in words. */
function ModuleCard({ props, seat, row, at }: { readonly props: Props; readonly seat: Seat; readonly row: number; readonly at: number }) {
  const module = props.view.table.players[seat].rows[row][at];
  const topic = moduleTopic(module.id);
  const { body } = props.text.explain(topic, props.view);
  const notes = moduleNotes(props, seat, row, at);
  const { slot } = moduleCard(module.id);
  return (
    <Spot
      props={props}
      at={`module:${row}:${at}`}
      label={`${titleOf(props, topic)}. ${plain(props, body)} ${notes.join(' ')}`}
      className={cx(styles.module, module.damage > 0 && styles.damaged)}
    >
      <b className={styles.moduleName}>
        {module.damage > 0 && <Icon of={DAMAGE} size={14} />}
        {titleOf(props, topic)}
        {slot !== undefined && <MoonDisc moon={module.moon} />}
      </b>
      <span>
        <Sentence of={body} quiet size={13} />
      </span>
      {notes.map((note) => (
        <em key={note}>{note}</em>
      ))}
    </Spot>
  );
}
