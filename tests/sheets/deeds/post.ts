import { czechDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { closeMonth } from '#contract/money/months.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';
import { uploadSipoAnswer } from '#contract/sipo/answers.ts';
import { createSipoHandOver, getSipoHandOver } from '#contract/sipo/hand-overs.ts';
import { bookSipoPayments, getSipoPayments } from '#contract/sipo/payments.ts';
import { getSipoRegister } from '#contract/sipo/register.ts';
import { getSipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { done } from '#tests/e2e/done.ts';
import type { UnitCaller } from '#tests/e2e/settled.ts';
import { todayInPrague } from '#web/lib/czech.ts';

const ORGANISATION = '999999';
/** Months ago that the post has paid in; it is closed then. */
const PAID_MONTHS = 6;

/** The next period handed over to the post, without payers of whom something is wrong. */
export async function handed(by: UnitCaller): Promise<number> {
  const { unit_id } = by;
  const { version } = await done(by, getSipoSettings, { unit_id });
  const agreed = { organisation_number: ORGANISATION, fee_code: '210', version };
  await done(by, updateSipoSettings, { unit_id }, agreed);
  const { period, seal } = await done(by, getSipoRegister, { unit_id });
  const body = { period, seal, without_faulty: true };
  const { sipo_hand_over_id } = await done(by, createSipoHandOver, { unit_id }, body);
  return sipo_hand_over_id;
}

/** The record of a paid prescription in the file ZA, of the record by which it was handed over. */
function paidRecord(record: string, at: number, day: string): string {
  const [period, sipo, fee] = [record.slice(2, 8), record.slice(9, 19), record.slice(31, 34)];
  // The second one has paid otherwise.
  const crowns = at === 1 ? '1.00' : record.slice(34, 43).trim();
  const { year } = parseIsoDate(day);
  const [date = '', month = ''] = czechDate(day).split('. ');
  const on = `${date.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
  return `${ORGANISATION}${sipo}${period}${fee}${crowns.padStart(9)}${on}`;
}

/** What the post has answered to the hand-over; its payments are booked, and their month is closed. */
export async function answered(by: UnitCaller, sipo_hand_over_id: number): Promise<number> {
  const { unit_id } = by;
  const paid = monthAway(monthOf(todayInPrague()), -PAID_MONTHS);
  const of = { unit_id, sipo_hand_over_id };
  const { change_base64, period } = await done(by, getSipoHandOver, of);
  const records = Buffer.from(change_base64, 'base64').toString('latin1').split('\r\n');
  const lines = records.filter(Boolean).slice(0, -1);
  const text = lines.map((record, at) => paidRecord(record, at, `${paid.slice(0, 8)}15`));
  const content_base64 = Buffer.from(text.join('\r\n')).toString('base64');
  const file = { file_name: `ZA${ORGANISATION}.TXT`, content_base64 };
  const { sipo_answer_id } = await done(by, uploadSipoAnswer, { unit_id }, file);
  const seen = { ...getSipoPayments, path: `${getSipoPayments.path}?period=${period}` };
  const { seal } = await done(by, seen, { unit_id });
  await done(by, bookSipoPayments, { unit_id }, { period, seal });
  await done(by, closeMonth, { unit_id, month: paid });
  return sipo_answer_id;
}
