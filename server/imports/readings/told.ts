import { czechDate } from '#contract/czech/iso-date.ts';
import {
  measuredUnitValue,
  type MeasuredUnit,
  type ReadingSource,
  type ReadingStatus,
} from '#contract/metering/meter-words.ts';
import type { StateCell } from '#contract/metering/reading-cells.ts';
import { numberText } from '#contract/values/number.ts';
import type { MeterRef } from '#server/core/metering/many-readings.sql.ts';
import { PLAIN_READING, type ToldReading } from '#server/core/metering/readings.ts';
import type { Note, ReadRow, RowFault } from '../columns/read-rows.ts';
import { monthEnd, type DatedCell } from './days.ts';
import { meterOn, mediumFault, type ToldKind } from './meters.ts';
import { converted } from './units.ts';

/** What a row of readings says, read. */
export interface ReadingValues {
  readonly serial_number?: string;
  readonly maker?: string;
  readonly meter_kind?: ToldKind;
  readonly building?: string;
  readonly space_number?: string;
  readonly read_on?: string;
  readonly state?: StateCell;
  readonly measured_unit?: MeasuredUnit;
  readonly billing_on?: string;
  readonly billing_state?: StateCell;
  readonly year?: number;
  readonly status?: ReadingStatus;
  readonly overflowed?: boolean;
  readonly reading_kind?: ToldReading['reading_kind'];
  readonly source?: ReadingSource;
  readonly estimate_method?: string;
  readonly note?: string;
}

/** Fields at which the faults of a state are said. */
interface Fields {
  readonly state: string;
  readonly read_on: string;
}

/** A state of a row with its day, before its device is known. */
interface DayState extends Fields {
  readonly day: string;
  readonly cell: StateCell | undefined;
  readonly said: Partial<ToldReading>;
}

/** A reading that a row tells, of a device. */
export interface RowReading {
  readonly row_number: number;
  readonly fields: Fields;
  /** The one of the row's own day. */
  readonly isMain: boolean;
  readonly meter: MeterRef;
  readonly told: ToldReading;
}

/** What of a row's readings could be understood. */
export interface ToldRow {
  readonly readings: readonly RowReading[];
  readonly faults: readonly RowFault[];
  readonly notes: readonly Note[];
}

const at = (field: string, message: string): RowFault => ({ field, message });

/** The reading of the row's own day; nothing where the row tells only other days. */
function mainOf(
  values: ReadingValues,
  unread: ReadonlySet<string>,
): DayState | RowFault | undefined {
  const { state, status, read_on, overflowed, reading_kind, estimate_method, note } = values;
  if (state === undefined && status !== 'no-access') return undefined;
  if (read_on === undefined)
    return unread.has('read_on') ? undefined : at('read_on', 'Uveďte den odečtu');
  const said = { overflowed, reading_kind, estimate_method, note, status };
  return { day: read_on, cell: state, state: 'state', read_on: 'read_on', said };
}

/** The state that the device kept for the billing day. */
function billingOf({ billing_on, billing_state }: ReadingValues): DayState | RowFault | undefined {
  if (billing_state === undefined) return undefined;
  if (billing_on === undefined) return at('billing_on', 'Uveďte rozhodný den');
  const fields = { state: 'billing_state', read_on: 'billing_on' };
  return { ...fields, day: billing_on, cell: billing_state, said: { reading_kind: 'billing' } };
}

/** States of days that headings tell. */
function datedOf(values: Readonly<Record<string, unknown>>): (DayState | RowFault)[] {
  const { year, reading_kind }: ReadingValues = values;
  return Object.entries(values).flatMap(([field, value]): (DayState | RowFault)[] => {
    if (!field.includes(':')) return [];
    const cell = value as DatedCell;
    const { on, isBilling } = cell;
    if (!('day' in on) && year === undefined) return [at(field, 'Uveďte rok, ve kterém měsíc je')];
    const day = 'day' in on ? on.day : monthEnd(year ?? 0, on.month);
    const isMonth = !('day' in on) || on.isMonth;
    const kind = isBilling ? 'billing' : (reading_kind ?? (isMonth ? 'month-end' : 'current'));
    return [{ state: field, read_on: field, day, cell, said: { reading_kind: kind } }];
  });
}

/** The state in the unit of the device, and what is said of it where it had to be changed. */
function inUnitOf(
  { cell, state: field }: DayState,
  told: MeasuredUnit | undefined,
  meter: MeterRef,
): { state: number | null; note?: Note } | RowFault {
  if (cell === undefined) return { state: null };
  const unit = cell.unit ?? told;
  if (unit === undefined || unit === meter.measured_unit) return { state: cell.state };
  const state = converted(cell.state, unit, meter);
  const own = measuredUnitValue.text(meter.measured_unit);
  const said = `${numberText(cell.state)} ${measuredUnitValue.text(unit)}`;
  if (state === null)
    return at(field, `Měřidlo ${meter.serial_number} počítá v ${own}, soubor říká ${said}`);
  const message = `přepočteno z ${said} na ${numberText(state)} ${own}`;
  return { state, note: { field, certainty: 'guessed', message } };
}

const isFault = (one: DayState | RowFault): one is RowFault => 'message' in one;
const isDay = (one: DayState | RowFault): one is DayState => !isFault(one);

/** What a row tells of each day, of the device that was mounted then. */
export function toldBy(row: ReadRow, meters: readonly MeterRef[]): ToldRow {
  const values: ReadingValues = row.values;
  const unread = new Set(row.faults.flatMap(({ field }) => field ?? []));
  const main = mainOf(values, unread);
  const days = [main, billingOf(values), ...datedOf(row.values)].filter((one) => one !== undefined);
  const faults: RowFault[] = days.filter(isFault);
  const notes: Note[] = [];
  const readings: RowReading[] = [];
  for (const day of days.filter(isDay)) {
    const meter = meterOn(meters, day.day);
    if (meter === undefined) continue;
    const wrong = values.meter_kind === undefined ? null : mediumFault(values.meter_kind, meter);
    if (wrong !== null) return { readings: [], faults: [at('meter_kind', wrong)], notes: [] };
    const told = inUnitOf(day, values.measured_unit, meter);
    if ('message' in told) {
      faults.push(told);
      continue;
    }
    if (told.note !== undefined) notes.push(told.note);
    readings.push({
      row_number: row.row_number,
      fields: { state: day.state, read_on: day.read_on },
      isMain: day === main,
      meter,
      told: readingOf(day, told.state, sourceOf(day === main, values.source)),
    });
  }
  if (days.length === 0 && row.faults.length === 0)
    faults.push(at('state', 'Řádek nemá žádný stav'));
  return { readings, faults, notes };
}

/** Only the state of the row's own day may be an estimate: others are those that the device kept. */
const sourceOf = (isMain: boolean, said: ReadingSource = 'import') =>
  isMain || said !== 'estimate' ? said : 'import';

function readingOf(
  { day, said }: DayState,
  state: number | null,
  source: ReadingSource,
): ToldReading {
  const own = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    ...PLAIN_READING,
    source,
    ...Object.fromEntries(own),
    read_on: day,
    state,
  };
}

/** '12,5 ze dne 31. 12. 2025'. */
export const stateText = ({ state, read_on }: ToldReading): string =>
  `${state === null ? 'nepřístupno' : numberText(state)} ze dne ${czechDate(read_on)}`;
