import { daysBetween } from '#contract/czech/iso-date.ts';
import { keyOf } from './text-key.ts';

/** What the files of the post say of a period, and what of it has come to the bank; hellers. */
export interface LumpPeriod {
  readonly period: string;
  /** Of payments that were booked from the files. */
  readonly paid: number;
  readonly payments_count: number;
  /** The same by files. */
  readonly files: readonly number[];
  /** The day of the last payment; null where none stands. */
  readonly last_on: string | null;
  /** What has come of it already. */
  readonly came: number;
}

/** A movement that may be the money of the post. */
export interface LumpMovement {
  readonly amount: number;
  readonly booked_on: string;
  readonly counter_name: string;
  readonly message: string;
}

/** The post sends the money within days after the last payment; a part of it may come before. */
const DAYS_BEFORE = 10;
const DAYS_AFTER = 21;

const isPost = (text: string) => /\bsipo\b|\bceska posta\b/.test(keyOf(text));

/** Whether anything tells of the post: a payer may have written the message himself. */
const tellsOfPost = ({ counter_name, message }: LumpMovement) =>
  isPost(`${counter_name} ${message}`);

/** Whether the bank names the post: as the payer, or in the message where it names no payer. */
const isNamedPost = ({ counter_name, message }: LumpMovement) =>
  isPost(keyOf(counter_name) === '' ? message : counter_name);

function isNear({ booked_on }: LumpMovement, { last_on }: LumpPeriod): boolean {
  if (last_on === null) return false;
  const days = daysBetween(last_on, booked_on);
  return days >= -DAYS_BEFORE && days <= DAYS_AFTER;
}

/** Whether the amount is what is missing of the period, or what one of its files says. */
function isExact({ amount }: LumpMovement, { paid, came, files }: LumpPeriod): boolean {
  const rest = paid - came;
  return amount > 0 && amount <= rest && (amount === rest || files.includes(amount));
}

/**
 * The period whose lump payment the movement certainly is: the only one near whose sum it makes, where the bank
 * names the post. Without that the same sum may be what a person has sent, and is only offered.
 */
export function certainLump(
  movement: LumpMovement,
  periods: readonly LumpPeriod[],
): LumpPeriod | undefined {
  if (!isNamedPost(movement)) return undefined;
  const [only, ...others] = periods.filter(
    (one) => isNear(movement, one) && isExact(movement, one),
  );
  return others.length > 0 ? undefined : only;
}

/** The period that is offered first: a near one of the same sum, or any near one where the bank tells of the post. */
export function likelyLump(
  movement: LumpMovement,
  periods: readonly LumpPeriod[],
): LumpPeriod | undefined {
  const near = periods.filter((one) => isNear(movement, one));
  const exact = near.find((one) => isExact(movement, one));
  return exact ?? (tellsOfPost(movement) ? near.find(({ paid, came }) => paid > came) : undefined);
}
