import { formatDate } from '#web/lib/czech.ts';
import { daysOf } from './day-series.ts';
import type { DaySeries } from './day-series.ts';
import { valueText } from './plot.ts';

/** A chart in a sentence: its days, and of each series the least, the greatest and the last value. */
export function describeDays(series: readonly DaySeries[], unit: string, decimals: number): string {
  const days = daysOf(series);
  const range = `od ${formatDate(days[0] ?? '')} do ${formatDate(days.at(-1) ?? '')}`;
  const each = series.flatMap(({ name, points }) => {
    const last = points.at(-1);
    if (last === undefined) return [];
    const values = points.map(({ value }) => value);
    const facts = extremes(values, unit, decimals);
    const lastText = `naposledy ${valueText(last.value, unit, decimals)} (${formatDate(last.day)})`;
    return [`${series.length === 1 ? '' : `${name} `}${facts}, ${lastText}`];
  });
  return `${range}; ${each.join('; ')}`;
}

/** The least and the greatest of values in words. */
export function extremes(values: readonly number[], unit: string, decimals: number): string {
  const least = valueText(Math.min(...values), unit, decimals);
  const greatest = valueText(Math.max(...values), unit, decimals);
  return `nejméně ${least}, nejvíce ${greatest}`;
}
