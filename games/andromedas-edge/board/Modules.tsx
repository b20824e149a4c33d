/** Modules of a station as chips: what they do as icons, their moons, damage and use. */
import type { Seat } from '@orrery/kernel';
import { cx, type Glyph, Icon, icons, plain, refusalFor, Stat, titleOf } from '@orrery/kit';
import { moduleCard } from '../catalogue.ts';
import { count } from '../counts.ts';
import { BY_ENERGY, BY_SHIP, IDLE, type Module, NONE } from '../state.ts';
import { type Props, Spot } from './common.tsx';
import { lastSign, moduleSigns, type Sign, Signs, shortened, widthOf } from './Effects.tsx';
import { ARROW, DAMAGE, MOON, RESOURCE, SHIP, TRACK, TRACK_HUE } from './glyphs.ts';
import styles from './Modules.module.css';
import { MoonDisc, moonSigns } from './Moons.tsx';
import { isQuiet, quietClass, stationWords, tip } from './place.tsx';
import { useTargets } from './targets.ts';
import { moduleTopic, moonTopic, trackTopic } from './topics.ts';

/** How much of a module a chip shows: its name and all, all, icons without their ones, a single icon. */
type Fit = 'named' | 'full' | 'short' | 'tiny';

function chipSigns(module: Module, fit: Fit): readonly Sign[] {
  const all = moduleSigns(module.id);
  if (fit === 'named' || fit === 'full') return all;
  return fit === 'tiny' ? lastSign(all) : shortened(all);
}

export function chipWidth(props: Props, module: Module, fit: Fit, legal: boolean): number {
  const { slot } = moduleCard(module.id);
  const signs = widthOf(chipSigns(module, fit));
  const moon = slot === undefined ? 0 : module.moon === NONE ? 20 : fit === 'tiny' ? 18 : 12 + widthOf(moonSigns(module.moon), 12);
  const name = fit === 'named' ? titleOf(props, moduleTopic(module.id)).length * 6.9 + 6 : 0;
  return (
    16 +
    name +
    signs +
    moon +
    (slot?.side === 'input' ? 16 : 0) +
    (module.damage > 0 ? 16 : 0) +
    (module.used === IDLE ? 0 : 15) +
    (legal ? 31 : 0)
  );
}

/** What stands in the explanation of a module besides its own words. */
export function moduleNotes(props: Props, seat: Seat, row: number, at: number): string[] {
  const words = stationWords(props);
  const module = props.view.table.players[seat].rows[row][at];
  const { slot, final } = moduleCard(module.id);
  const why = seat === props.viewer ? refusalFor(props, { row, at })?.words : undefined;
  const notes: string[] = [];
  if (module.damage > 0) notes.push(words.damaged);
  if (module.used !== IDLE) notes.push(words.usedThisReturn);
  if (slot !== undefined && module.moon === NONE) notes.push(words.emptySlot);
  if (slot !== undefined && slot.vp > 0 && !module.slotted) notes.push(words.slotPoints(slot.vp));
  if (module.moon !== NONE) notes.push(titleOf(props, moonTopic(module.moon)));
  if (final !== undefined && seat === props.viewer)
    notes.push(words.worthNow(Math.min(final.most ?? 99, final.base + final.each * count(props.view.table, seat, final.per))));
  if (why !== undefined && module.damage === 0 && module.used === IDLE) notes.push(plain(props, why));
  return notes;
}

const USED_BY: Readonly<Record<number, Glyph>> = { [BY_SHIP]: SHIP, [BY_ENERGY]: RESOURCE.energy };

function ModuleChip({
  props,
  seat,
  row,
  at,
  fit,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly row: number;
  readonly at: number;
  readonly fit: Fit;
}) {
  const module = props.view.table.players[seat].rows[row][at];
  const { slot, final } = moduleCard(module.id);
  const quiet = isQuiet(useTargets(props).options(`module:${row}:${at}`));
  const topic = moduleTopic(module.id);
  const notes = moduleNotes(props, seat, row, at);
  const name = titleOf(props, topic);
  const moon = fit === 'tiny' && module.moon !== NONE ? <Icon of={MOON} size={12} /> : <MoonDisc moon={module.moon} />;
  return (
    <Spot
      props={props}
      at={`module:${row}:${at}`}
      topic={topic}
      tip={tip(topic, notes)}
      label={`${name}. ${plain(props, props.text.explain(topic).body)} ${notes.join(' ')}`}
      className={cx(
        styles.chip,
        at === 0 && styles.core,
        module.damage > 0 && styles.damaged,
        module.used !== IDLE && styles.used,
        final !== undefined && styles.final,
        quietClass(quiet),
      )}
      keyed={!quiet}
      style={{ '--kind': TRACK_HUE[row] }}
    >
      {module.damage > 0 && (
        <Stat of={DAMAGE} className={styles.damage}>
          {module.damage > 1 && <b>{module.damage}</b>}
        </Stat>
      )}
      {fit === 'named' && <span className={styles.name}>{name}</span>}
      {slot?.side === 'input' && (
        <>
          {moon}
          {fit !== 'tiny' && <Icon of={ARROW} size={11} className={styles.to ?? ''} />}
        </>
      )}
      <Signs of={chipSigns(module, fit)} />
      {slot?.side === 'output' && moon}
      {module.used !== IDLE && <Icon of={USED_BY[module.used] ?? icons.check} size={12} className={styles.by ?? ''} />}
    </Spot>
  );
}

/** The shared slot between an industry module and the one further in. */
export function HalfSlot({ props, seat, at }: { readonly props: Props; readonly seat: Seat; readonly at: number }) {
  const { half } = props.view.table.players[seat].rows[1][at];
  const quiet = isQuiet(useTargets(props).options(`half:1:${at}`));
  const topic = half === NONE ? 'term:halfSlot' : moonTopic(half);
  const words = stationWords(props);
  return (
    <Spot
      props={props}
      at={`half:1:${at}`}
      topic={topic}
      tip={tip(topic, [words.emptyHalf])}
      label={half === NONE ? words.emptyHalf : titleOf(props, topic)}
      className={cx(styles.half, half !== NONE && styles.filled, quietClass(quiet))}
      keyed={!quiet}
    >
      {half === NONE ? <Icon of={MOON} size={11} /> : <Signs of={moonSigns(half)} size={12} />}
    </Spot>
  );
}

/** One row of a station: its core module first. */
export function ModuleRow({
  props,
  seat,
  row,
  width,
  named = false,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly row: number;
  /** Room for the chips; without it they flow. */
  readonly width?: number | undefined;
  readonly named?: boolean;
}) {
  const targets = useTargets(props);
  const modules = props.view.table.players[seat].rows[row];
  const fits = fitsOf(props, modules, row, width, named, (at) => {
    const options = targets.options(`module:${row}:${at}`);
    return options.length > 0 && !isQuiet(options);
  });
  return (
    <div className={styles.row} style={{ '--kind': TRACK_HUE[row] }}>
      <span className={styles.kind}>
        <Icon of={TRACK[row]} size={15} label={titleOf(props, trackTopic(row))} />
      </span>
      {modules.map((module, at) => (
        <span key={`${at} ${module.id}`} className={styles.placed}>
          {row === 1 && at > 0 && <HalfSlot props={props} seat={seat} at={at} />}
          <ModuleChip props={props} seat={seat} row={row} at={at} fit={fits[at]} />
        </span>
      ))}
    </div>
  );
}

const FITS: readonly Fit[] = ['named', 'full', 'short', 'tiny'];

/** How much of each module of a row can be shown: the widest gives way first. */
export function fitsOf(
  props: Props,
  modules: readonly Module[],
  row: number,
  width: number | undefined,
  named: boolean,
  legal: (at: number) => boolean,
): readonly Fit[] {
  const fits = modules.map((): number => (named ? 0 : 1));
  if (width === undefined) return fits.map((fit) => FITS[fit]);
  const halves =
    row === 1 ? modules.reduce((sum, { half }, at) => sum + (at === 0 ? 0 : half === NONE ? 26 : 18 + widthOf(moonSigns(half), 12)), 0) : 0;
  const widths = fits.map((fit, at) => chipWidth(props, modules[at], FITS[fit], legal(at)));
  const room = width - 24 - halves - 4 * modules.length;
  while (widths.reduce((sum, wide) => sum + wide, 0) > room) {
    const at = widths.reduce((widest, wide, i) => (fits[i] < FITS.length - 1 && (widest < 0 || wide > widths[widest]) ? i : widest), -1);
    if (at < 0) break;
    fits[at]++;
    widths[at] = chipWidth(props, modules[at], FITS[fits[at]], legal(at));
  }
  return fits.map((fit) => FITS[fit]);
}
