import { bareKey } from '#contract/rules/text-key.ts';
import type { MeterRef } from '#server/core/metering/many-readings.sql.ts';

const MOST_EDITS = 2;
const MOST_OFFERED = 3;
/** Comparisons for a whole file: a file of other houses is not worth more. */
const MOST_COMPARED = 300_000;

interface Rows {
  /** Of the letter before, and of the one before that. */
  readonly above: readonly number[];
  readonly before: readonly number[];
}

/** The row of the table of edits for one letter of a word. */
function nextRow(one: string, other: string, row: number, { above, before }: Rows): number[] {
  const own = [row];
  const far = MOST_EDITS + 1;
  for (let at = 1; at <= other.length; at += 1) {
    const changed = (above[at - 1] ?? far) + (one[row - 1] === other[at - 1] ? 0 : 1);
    const isTurned = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
    const turned = isTurned ? (before[at - 2] ?? far) + 1 : far;
    own.push(Math.min(changed, turned, (above[at] ?? far) + 1, (own[at - 1] ?? far) + 1));
  }
  return own;
}

/** How many letters differ, neighbours exchanged counted once; more than two are three. */
function edits(one: string, other: string): number {
  const far = MOST_EDITS + 1;
  if (Math.abs(one.length - other.length) > MOST_EDITS) return far;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const own = nextRow(one, other, row, { above, before });
    if (Math.min(...own) > MOST_EDITS) return far;
    [before, above] = [above, own];
  }
  return Math.min(above[other.length] ?? far, far);
}

/** Makes the search of mounted devices with the most similar numbers, the nearest first. */
export function nearestSerials(all: readonly MeterRef[]): (serial: string) => MeterRef[] {
  const known = all
    .filter(({ removed_on }) => removed_on === null)
    .map((meter) => ({ meter, key: bareKey(meter.serial_number) }));
  let compared = 0;
  return (serial) => {
    const key = bareKey(serial);
    if (key.length <= MOST_EDITS || compared + known.length > MOST_COMPARED) return [];
    compared += known.length;
    return known
      .map((one) => ({ ...one, away: edits(key, one.key) }))
      .filter(({ away }) => away <= MOST_EDITS)
      .toSorted((one, other) => one.away - other.away)
      .slice(0, MOST_OFFERED)
      .map(({ meter }) => meter);
  };
}
