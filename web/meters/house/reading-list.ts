import { meterKindShort } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import type { TableContent } from '#web/table/exported.ts';
import { stateText } from '../meter-text.ts';

/** A meter to be read, with where it is and what it showed before. */
export interface ListedMeter {
  readonly id: number;
  /** Its turn when walking, if anybody has given one. */
  readonly turn: number;
  /** Number and code of the floor; of the whole house, or where nobody has recorded it, neither. */
  readonly floor: number | null;
  readonly floor_code: string;
  readonly space: string;
  readonly where: string;
  readonly kind: string;
  readonly serial: string;
  readonly former: string;
  /** The day of the former state; empty where there is none. */
  readonly on: string;
}

/** The floor of a space by its pasport_id. */
type FloorOf = (pasport_id: number) => Pick<Floor, 'floor' | 'code'> | undefined;

function listed(place: MeasuringPlace, floorOf: FloorOf): ListedMeter {
  const floor = floorOf(place.pasport_id);
  const { last_on, last_state, room_name, element_name, location } = place;
  return {
    id: place.measuring_place_id,
    turn: place.walking_order,
    floor: floor?.floor ?? null,
    floor_code: floor?.code ?? '',
    space: place.space_number,
    where: [room_name, element_name, location].filter((part) => part !== '').join(', '),
    kind: meterKindShort[place.kind],
    serial: place.serial_number,
    former: last_on === null || last_state === null ? '' : stateText(last_state, place),
    on: last_on ?? '',
  };
}

/** What is of no floor stands before all floors. */
const byFloor = (one: ListedMeter, other: ListedMeter) =>
  (one.floor ?? -Infinity) === (other.floor ?? -Infinity)
    ? 0
    : (one.floor ?? -Infinity) - (other.floor ?? -Infinity);

/** Mounted meters in the order in which one walks: as it was given, then by floors, spaces and rooms. */
export function walkingList(
  places: readonly MeasuringPlace[],
  floorOf: FloorOf,
): readonly ListedMeter[] {
  return places
    .filter(({ meter_id }) => meter_id !== null)
    .map((place) => listed(place, floorOf))
    .toSorted(
      (one, other) =>
        one.turn - other.turn ||
        byFloor(one, other) ||
        compareCzech(one.space, other.space) ||
        compareCzech(one.where, other.where) ||
        compareCzech(one.kind, other.kind) ||
        one.id - other.id,
    );
}

/** Columns of the list as it is seen. */
export const listColumns: readonly Column<ListedMeter>[] = [
  { text: 'Podlaží', value: 'floor_code', width: 80 },
  {
    text: 'Prostor',
    value: 'space',
    width: 84,
    telling: true,
    render: ({ space }) => (space === '' ? 'společné' : space),
    exported: ({ space }) => (space === '' ? 'společné' : space),
  },
  { text: 'Umístění', value: 'where', width: 200 },
  { text: 'Druh', value: 'kind', width: 76 },
  { text: 'Číslo', value: 'serial', width: 120, telling: true },
  { text: 'Předchozí stav', value: 'former', width: 130, align: 'right', telling: true },
  { text: 'Ke dni', value: 'on', width: 100 },
];

const empty = { value: () => '' } as const;
const toWrite: readonly Column<ListedMeter>[] = [
  { text: 'Nový stav', id: 'state', ...empty, width: 130 },
  { text: 'Poznámka', id: 'note', ...empty, width: 160 },
];

/** What stands at the head of a reading list. */
interface ListHead {
  readonly house: string;
  readonly unit: string;
  /** The words of the kind that it is narrowed to. */
  readonly kind: string;
  readonly today: string;
}

/** The list for paper and spreadsheets, with empty fields to be written into. */
export function readingList(
  rows: readonly ListedMeter[],
  { house, unit, kind, today }: ListHead,
): TableContent<ListedMeter> {
  return {
    label: `Odečtový list – ${house}`,
    unit,
    search: '',
    notes: [
      kind,
      `Předchozí stavy jsou ty, které byly zapsané ${formatDate(today)}.`,
      'Den odečtu: ____________________   Odečetl: ______________________________',
    ].filter((note) => note !== ''),
    roomy: true,
    columns: [...listColumns, ...toWrite],
    rows,
  };
}
