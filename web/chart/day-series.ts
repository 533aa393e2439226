/** A value that was reached on a day (YYYY-MM-DD). */
export interface DayPoint {
  readonly day: string;
  readonly value: number;
}

/** A line of a chart; lists give their points in any order of days. */
export interface DaySeries {
  readonly name: string;
  readonly points: readonly DayPoint[];
}

/** The days a chart shows, both included; an open end is the series' own. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The part of a series that lies in the range, in the order of days. What holds until changed (`held`) is carried to the range's
 * beginning and end, what was measured on days is not.
 */
export function withinRange(series: DaySeries, range: DayRange, held: boolean): DaySeries {
  const { from = '', to = '9999-12-31' } = range;
  const sorted = series.points.toSorted((left, right) =>
    left.day < right.day ? -1 : Number(left.day > right.day),
  );
  const inside = sorted.filter(({ day }) => day >= from && day <= to);
  if (!held) return { ...series, points: inside };
  const before = sorted.findLast(({ day }) => day < from);
  const carried = before !== undefined && inside[0]?.day !== from;
  const points = carried ? [{ day: from, value: before.value }, ...inside] : inside;
  const last = points.at(-1);
  const ends = last !== undefined && range.to !== undefined && last.day < range.to;
  return { ...series, points: ends ? [...points, { day: to, value: last.value }] : points };
}

/** All days on which some series has a point, in order. */
export function daysOf(series: readonly DaySeries[]): string[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].toSorted();
}

/** The value on a day: of a series that holds until changed the last one, else that of the day itself. */
export function valueOn(series: DaySeries, day: string, held: boolean): number | undefined {
  const found = held
    ? series.points.findLast((point) => point.day <= day)
    : series.points.find((point) => point.day === day);
  return found?.value;
}

/** Index of the day to show for a place on the axis: the last one before it where values hold, else the nearest. */
export function indexAt(places: readonly number[], place: number, held: boolean): number {
  const after = places.findIndex((each) => each > place);
  if (after === 0 || places.length === 0) return 0;
  const before = (after === -1 ? places.length : after) - 1;
  const isNearer = (places[after] ?? Infinity) - place < place - (places[before] ?? -Infinity);
  return !held && isNearer ? after : before;
}
