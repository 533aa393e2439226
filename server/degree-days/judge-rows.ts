import type { DegreeDayMonth, DegreeDayPlace, DegreeDayRow } from '#contract/degree-days.ts';
import { monthWarning } from '#contract/rules/degree-days.ts';
import { foldText } from '#contract/rules/search.ts';
import type { MonthRow } from './months.sql.ts';
import { readRow } from './read-file.ts';

/** A row of a file in the order of the fields. */
interface FileCells {
  readonly row_number: number;
  readonly cells: readonly string[];
}

/** What is known of the client before the file is judged. */
export interface Known {
  readonly places: readonly DegreeDayPlace[];
  readonly months: readonly DegreeDayMonth[];
}

/** A judged row, and what it would write. */
export interface Judged {
  readonly row: DegreeDayRow;
  readonly month: MonthRow | undefined;
}

/** What each row of a file would do: a new month, a changed one, the same, or why it cannot. */
export function judgeRows(rows: readonly FileCells[], { places, months }: Known): Judged[] {
  const placeOf = placeFinder(places);
  const known = new Map(months.map((month) => [keyOf(month), month]));
  const met = new Map<string, number>();
  return rows.map(({ row_number, cells }) => {
    const failing = (message: string): Judged => ({
      row: { row_number, state: 'failing', cells: [...cells], message },
      month: undefined,
    });
    const reading = readRow(cells);
    if ('fault' in reading) return failing(reading.fault);
    const place = placeOf(reading.place);
    if (place === undefined)
      return failing(
        `Místo „${reading.place}“ v seznamu míst není. Založte ho, nebo opravte název.`,
      );
    const month = { degree_day_place_id: place.degree_day_place_id, ...reading.told };
    const key = keyOf(month);
    const before = met.get(key);
    if (before !== undefined) return failing(`Stejný měsíc je už v řádku ${before}`);
    met.set(key, row_number);
    const state = stateOf(known.get(key), month);
    const message = monthWarning(reading.told) ?? '';
    return { row: { row_number, state, cells: [...cells], message }, month };
  });
}

function keyOf({ degree_day_place_id, year, month }: MonthRow): string {
  return `${degree_day_place_id} ${year} ${month}`;
}

function stateOf(before: MonthRow | undefined, after: MonthRow): 'new' | 'changed' | 'same' {
  if (before === undefined) return 'new';
  const isSame =
    before.heating_days === after.heating_days &&
    before.mean_temperature === after.mean_temperature;
  return isSame ? 'same' : 'changed';
}

/** A place by its name; a town alone where only one place stands in it: Praha is Praha (Karlov). */
function placeFinder(places: readonly DegreeDayPlace[]) {
  const byName = new Map(places.map((place) => [foldText(place.name).trim(), place]));
  return (name: string): DegreeDayPlace | undefined => {
    const folded = foldText(name).trim();
    const exact = byName.get(folded);
    if (exact !== undefined) return exact;
    const inTown = [...byName].filter(([known]) => known.startsWith(`${folded} (`));
    return inTown.length === 1 ? inTown[0]?.[1] : undefined;
  };
}
