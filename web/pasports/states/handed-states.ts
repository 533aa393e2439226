import { z } from 'zod';
import { withUnit } from '#contract/metering/amount-text.ts';
import type { HandedState, HandedStates } from '#contract/metering/handed-states.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import { readingFault, type ReadingFault } from '#contract/rules/meter-reading.ts';
import type { NumberInput } from '#contract/values/number.ts';

/** A state as it is typed in a form; meters of which nothing is typed have no row. */
export interface HandedRow {
  readonly meter_id: number;
  readonly state: NumberInput;
  readonly overflowed: boolean;
}

/** Rows of a form: each is a number. */
export const handedRows = z.array(
  z.object({
    meter_id: z.int(),
    state: z
      .union([z.number(), z.string(), z.null()])
      .refine((state) => typeof state === 'number', {
        message: 'Zadejte číselnou hodnotu',
      }),
    overflowed: z.boolean(),
  }),
);

/** The rows with the state of a meter typed, or emptied. */
export function withState(rows: readonly HandedRow[], row: HandedRow): HandedRow[] {
  const others = rows.filter(({ meter_id }) => meter_id !== row.meter_id);
  if (row.state === null) return others;
  return others.length === rows.length
    ? [...rows, row]
    : rows.map((one) => (one.meter_id === row.meter_id ? row : one));
}

/** The rows as a call takes them; states of meters that are not there are left out. */
export function handedBody(rows: readonly HandedRow[]): HandedStates {
  return rows.flatMap(({ meter_id, state, overflowed }) =>
    typeof state === 'number' ? [{ meter_id, state, overflowed }] : [],
  );
}

type Told = Pick<HandedState, 'kind' | 'location' | 'serial_number'>;

/** 'Studená voda, koupelna (č. 123456)'. */
export function handedName({ kind, location, serial_number }: Told): string {
  const where = [meterKindValue.text(kind), location].filter((part) => part !== '').join(', ');
  return `${where} (č.\u00A0${serial_number})`;
}

/** Where within the space the meter is. */
export const insideOf = ({ room_name, location, element_name }: RoundPlace): string =>
  [room_name, location, element_name].filter((part) => part !== '').join(', ');

/** The state that the day has already; null where it has none. */
export const knownState = ({ reading }: RoundPlace): number | null => reading?.state ?? null;

/** A state as the counter shows it: 123,400 m³. */
export const handedText = (
  state: number,
  { decimals, measured_unit }: Pick<HandedState, 'decimals' | 'measured_unit'>,
): string => withUnit(state, measured_unit, decimals, 6);

/** Why the state of a meter cannot be true on the day; null where it can, or nothing is typed. */
export function handedFault(
  place: RoundPlace,
  row: HandedRow,
  read_on: string,
  today: string,
): ReadingFault | null {
  if (typeof row.state !== 'number') return null;
  const { state, overflowed } = row;
  const told = { read_on, state, overflowed, source: 'entry', status: 'ok' } as const;
  return readingFault({ ...told, estimate_method: '' }, place, place, today);
}

/** Whether a state is lower than the one before, so that the counter may have begun anew. */
export function isLower(place: RoundPlace, row: HandedRow): boolean {
  if (typeof row.state !== 'number' || place.before === null) return false;
  return row.state < wentOnFrom(place.before, place.scale_month);
}
