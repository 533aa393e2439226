import type { Meter } from '#contract/metering/meters.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';

/** A device, or a time without one, on the line of a place. */
export interface LineSpan {
  /** Null where nothing was mounted. */
  readonly meter: Meter | null;
  readonly from: string;
  /** Null up to now. */
  readonly to: string | null;
  readonly days: number;
}

/** Devices of a place as they followed one another, the oldest first, with the times between them. */
export function lineOf(meters: readonly Meter[], today: string): readonly LineSpan[] {
  const ordered = meters.toSorted(
    (one, other) => one.mounted_on.localeCompare(other.mounted_on) || one.meter_id - other.meter_id,
  );
  const spans: LineSpan[] = [];
  for (const meter of ordered) {
    const last = spans.at(-1);
    if (last !== undefined && last.to !== null && last.to < meter.mounted_on)
      spans.push(gap(last.to, meter.mounted_on));
    const { mounted_on: from, removed_on: to } = meter;
    spans.push({ meter, from, to, days: daysBetween(from, to ?? today) });
  }
  const end = spans.at(-1)?.to;
  if (end !== undefined && end !== null && end < today)
    spans.push({ meter: null, from: end, to: null, days: daysBetween(end, today) });
  return spans;
}

function gap(from: string, to: string): LineSpan {
  return { meter: null, from, to, days: daysBetween(from, to) };
}
