import { Dialog, foreseen, g24, Icon, SeatNumbers, type SeatPanelProps, seatClass, useTable } from '@orrery/kit';
import type { Event } from '../events.ts';
import { controlled, fleetStrength } from '../queries.ts';
import type { TableView } from '../view.ts';
import { useProps, wordsOf } from './common.tsx';
import { growthOf, miningOf } from './gains.ts';
import { AUTOMATE, COLONY, FLAG, HULL, ORE, POPULATION } from './glyphs.ts';
import { SeatMat } from './SeatMat.tsx';

const SHIP = g24(`<path d="${HULL}" fill="currentColor" stroke="none"/>`);

/** The numbers that matter of one seat; the whole card opens its mat. */
export function SeatPanel(given: SeatPanelProps<TableView, Event>) {
  const props = useProps(given);
  const { words: kit } = useTable();
  const words = wordsOf(props);
  const { layout, view } = props;
  const { seat, name } = given.seat;
  const { table } = view;
  const after = foreseen(props);
  const own = table.factions[seat];
  if (own === undefined) return null;
  const then = after?.factions[seat];
  return (
    <SeatNumbers
      seat={seat}
      layout={layout}
      points={{
        value: table.scores[seat]?.total ?? 0,
        next: after?.scores[seat]?.total,
        label: `${table.scores[seat]?.total ?? 0} ${words.points}`,
        unit: words.points,
      }}
      numbers={[
        {
          value: own.ore,
          next: then?.ore,
          icon: <Icon of={ORE} size={14} />,
          label: words.ore,
          income: { by: miningOf(table, seat), label: words.mining },
        },
        {
          value: own.population,
          next: then?.population,
          icon: <Icon of={POPULATION} size={14} />,
          label: words.population,
          income: { by: growthOf(table, seat), label: words.growth },
        },
        {
          value: fleetStrength(table, seat),
          next: after && fleetStrength(after, seat),
          icon: <Icon of={SHIP} size={14} className={seatClass(seat)} />,
          label: words.fleet,
        },
        {
          value: controlled(table, seat),
          next: after && controlled(after, seat),
          icon: <Icon of={FLAG} size={14} />,
          label: words.control,
        },
        { value: own.colonies.length, next: then?.colonies.length, icon: <Icon of={COLONY} size={15} />, label: words.colonies },
        { value: own.automation.length, next: then?.automation.length, icon: <Icon of={AUTOMATE} size={14} />, label: words.automation },
      ]}
      opens={{
        label: words.openMat(name),
        dialog: (close) => (
          <Dialog title={name} closeWord={kit.close} close={close}>
            <SeatMat props={props} seat={seat} narrow={layout === 'phone'} />
          </Dialog>
        ),
      }}
    />
  );
}
