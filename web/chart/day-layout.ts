import { daysBetween } from '#contract/czech/iso-date.ts';
import { daysOf, withinRange } from './day-series.ts';
import type { DayRange, DaySeries } from './day-series.ts';
import { dayTicks } from './day-ticks.ts';
import type { Spot } from './line-path.ts';
import { plotFor, scale, textsThatFit, withZero } from './plot.ts';
import type { ChartSize, Plot, ValueAxis } from './plot.ts';

/** Everything about a chart over days that does not change under the pointer. */
export interface DayLayout {
  readonly plot: Plot;
  readonly axis: ValueAxis;
  readonly series: readonly DaySeries[];
  /** Days that have a value, and where each lies. */
  readonly days: readonly string[];
  readonly places: readonly number[];
  /** Spots of each series. */
  readonly lines: readonly (readonly Spot[])[];
  readonly marks: readonly { readonly key: string; readonly text: string; readonly x: number }[];
}

/** Lays out series in a range of days; undefined where there is no value. */
export function layDays(
  all: readonly DaySeries[],
  range: DayRange,
  held: boolean,
  size: ChartSize,
): DayLayout | undefined {
  const series = all.map((each) => withinRange(each, range, held));
  const days = daysOf(series);
  const first = range.from ?? days[0];
  const last = range.to ?? days.at(-1);
  if (days.length === 0 || first === undefined || last === undefined) return undefined;
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const { plot, axis } = plotFor(size, ...withZero(Math.min(...values), Math.max(...values)));
  const along = scale(0, daysBetween(first, last), plot.left, plot.right);
  const xOf = (day: string) => along(daysBetween(first, day));
  const ticks = dayTicks(first, last, textsThatFit(plot, '12/2024'.length));
  return {
    plot,
    axis,
    series,
    days,
    places: days.map(xOf),
    lines: series.map(({ points }) =>
      points.map(({ day, value }) => ({ x: xOf(day), y: axis.yOf(value) })),
    ),
    marks: ticks.map(({ day, text }) => ({ key: day, text, x: xOf(day) })),
  };
}
