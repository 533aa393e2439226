import { periodText } from '#contract/rules/sipo-period.ts';
import { fileFault, type AnswerFile } from './files/answer-file.ts';
import type { HandOverRow } from './hand-overs.sql.ts';

/**
 * The hand-over that holds in a period: its own; after a hand-over of changes the post goes on with
 * what it has, so payments come also for later months, up to the present one.
 */
function holdingIn(
  period: string,
  kind: AnswerFile['kind'],
  handOvers: readonly HandOverRow[],
  today: string,
): HandOverRow | undefined {
  const newest = handOvers.toSorted((left, right) => right.period.localeCompare(left.period));
  const found = newest.find((handOver) => handOver.period <= period);
  if (found === undefined || found.period === period) return found;
  const goesOn = kind === 'paid' && found.change_indication === 'changes';
  return goesOn && period <= today.slice(0, 7) ? found : undefined;
}

/** The hand-over that a file of the post answers. Errors: `sipo-file`, with the line. */
export function answeredHandOver(
  { kind, records }: AnswerFile,
  handOvers: readonly HandOverRow[],
  today: string,
): HandOverRow {
  const period = records[0]?.period ?? '';
  const other = records.find((record) => record.period !== period);
  if (other !== undefined)
    throw fileFault(
      `období ${periodText(other.period)} se liší od období ${periodText(period)} prvního záznamu`,
      other.row_number,
    );
  const handOver = holdingIn(period, kind, handOvers, today);
  if (handOver === undefined)
    throw fileFault(`za období ${periodText(period)} nebylo nic předáno`, 1);
  const foreign = records.find(({ organisation }) => organisation !== handOver.organisation_number);
  if (foreign !== undefined)
    throw fileFault(
      `číslo organizace ${foreign.organisation} není ${handOver.organisation_number}`,
      foreign.row_number,
    );
  return handOver;
}
