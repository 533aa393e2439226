import { shiftDays } from '#contract/czech/iso-date.ts';
import { presumedDelivery } from '#contract/rules/advance-raise.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { lawOn, type LawRow } from '#contract/rules/law-on.ts';
import { deliverUntil, monthsLater } from '#contract/settlement/delivery-term.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Of what a settlement is, when the last of its statements left, and when the last posted and put into a data box. */
interface Settled {
  readonly period_from: string;
  readonly period_to: string;
  readonly delivered_on: string | null;
  readonly posted_on: string | null;
  readonly boxed_on: string | null;
}

/** Of a settlement of which no statement has left. */
export const NOT_SENT = { delivered_on: null, posted_on: null, boxed_on: null } as const;

/** A data box that nobody opens has the message delivered so many days later (zákon č. 300/2008 Sb., § 17 odst. 4). */
const BOX_DAYS = 10;

/** When the last statement is presumed to be delivered; null while one has not left. */
function presumedOn({ delivered_on, posted_on, boxed_on }: Settled): string | null {
  if (delivered_on === null) return null;
  const days = [
    delivered_on,
    posted_on === null ? '' : presumedDelivery(posted_on),
    boxed_on === null ? '' : shiftDays(boxed_on, BOX_DAYS),
  ];
  return days.toSorted((one, other) => other.localeCompare(one))[0] ?? null;
}

/** Terms of a settlement by law, each null while it is not known. */
export interface SettlementTerms {
  /** By when it is to be delivered (zákon č. 67/2013 Sb., § 7 odst. 1). */
  readonly deliver_until: string | null;
  /** By when balances are due at the latest if it is delivered on the day (§ 7 odst. 3). */
  readonly pay_until: string | null;
  /** The last day for objections behind the last delivery as it is presumed (§ 8 odst. 2). */
  readonly closed_after: string | null;
  /** Days for objections, and for a request to look into documents (§ 8). */
  readonly objection_days: number | null;
  /** Days in which an objection is answered (§ 8). */
  readonly answer_days: number | null;
  readonly inspection_days: number | null;
}

/** What the law says of settlements, by their periods; terms end on a working day (občanský zákoník, § 605 a 607). */
export async function settlementTerms(
  db: Db,
): Promise<(settled: Settled, today: string) => SettlementTerms> {
  return termsBy(await selectSettlementLaw(db));
}

/** The same by rows of the law. */
export function termsBy(
  law: readonly LawRow[],
): (settled: Settled, today: string) => SettlementTerms {
  return (settled, today) => {
    const { period_from } = settled;
    const presumed = presumedOn(settled);
    const pay_months = lawOn(law, 'pay-months', period_from);
    const objection_days = lawOn(law, 'objection-days', period_from);
    return {
      deliver_until: deliverUntil(law, settled),
      pay_until: pay_months === null ? null : dueOn(monthsLater(today, pay_months)),
      closed_after:
        objection_days === null || presumed === null
          ? null
          : dueOn(shiftDays(presumed, objection_days)),
      objection_days,
      answer_days: lawOn(law, 'answer-days', period_from),
      inspection_days: lawOn(law, 'inspection-days', period_from),
    };
  };
}

/** By when an objection that came on the day is to be answered; null while the law's term is not known. */
export const answerUntil = (
  { answer_days }: Pick<SettlementTerms, 'answer_days'>,
  received_on: string,
): string | null => (answer_days === null ? null : dueOn(shiftDays(received_on, answer_days)));
