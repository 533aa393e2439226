import { isWorkingDay } from '#contract/czech/holidays.ts';
import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import type {
  convertCurrency,
  createExchangeRate,
  deleteExchangeRate,
  ExchangeRate,
  listExchangeRates,
  updateExchangeRate,
} from '#contract/rates.ts';
import { savedOr } from '#server/access/saved.ts';
import { logSettingChange } from '#server/access/settings-log.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  deleteExchangeRow,
  insertExchangeRate,
  selectConverted,
  selectExchangeRate,
  selectExchangeRates,
  updateExchangeRow,
} from './exchange.sql.ts';
import { nameOf, toldRate } from './told.ts';

/** The currencies that the specification shows. */
const SHOWN = ['EUR', 'USD'];

const subjectOf = ({
  currency_code,
  valid_from,
}: Pick<ExchangeRate, 'currency_code' | 'valid_from'>) =>
  `cnb_exchange_rates.${currency_code}.${valid_from}`;

/** Rates in the range of days, newest first; of the euro and the dollar where no currency is told. */
export async function readExchangeRates({ db, query }: ActorCall<typeof listExchangeRates>) {
  const { currency_code, from, to } = query;
  const currencies = currency_code === undefined ? SHOWN : [currency_code];
  return { values: await selectExchangeRates(db, currencies, { from, to }) };
}

async function handRate(db: Db, currency_code: string, day: string): Promise<ExchangeRate> {
  const row = await selectExchangeRate(db, currency_code, day);
  ensure(row !== undefined, 'not-found');
  ensure(row.source === 'hand', 'rate-of-bank');
  return row;
}

/** Puts a rate by hand. Errors: `rate-known` for a day that has one. */
export async function putExchangeRate({
  db,
  actor,
  body,
}: ActorCall<typeof createExchangeRate>): Promise<ExchangeRate> {
  const { currency_code, valid_from, amount, rate, reason } = body;
  const row = { currency_code, valid_from, amount, rate, reason, put_by: nameOf(actor) };
  ensure(await insertExchangeRate(db, row), 'rate-known');
  const after = await handRate(db, currency_code, valid_from);
  await logSettingChange(db, actor, {
    subject: subjectOf(after),
    before: {},
    after: toldRate(after),
  });
  return after;
}

/** Corrects a rate put by hand. Errors: `not-found`, `rate-of-bank`, `version-conflict`. */
export async function correctExchangeRate({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateExchangeRate>): Promise<ExchangeRate> {
  const before = await handRate(db, params.currency_code, params.valid_from);
  const { amount = before.amount, rate = before.rate, reason = before.reason } = body;
  const row = { ...params, amount, rate, reason, put_by: nameOf(actor) };
  const isSaved = await updateExchangeRow(db, row, body.version ?? before.version);
  const now = await selectExchangeRate(db, params.currency_code, params.valid_from);
  const after = await savedOr(isSaved ? now : undefined, () => Promise.resolve(now));
  await logSettingChange(db, actor, {
    subject: subjectOf(after),
    before: toldRate(before),
    after: toldRate(after),
  });
  return after;
}

/** Deletes a rate put by hand. Errors: `not-found`, `rate-of-bank`. */
export async function removeExchangeRate({
  db,
  actor,
  params,
}: ActorCall<typeof deleteExchangeRate>) {
  const before = await handRate(db, params.currency_code, params.valid_from);
  ensure(await deleteExchangeRow(db, params.currency_code, params.valid_from), 'not-found');
  await logSettingChange(db, actor, {
    subject: subjectOf(before),
    before: toldRate(before),
    after: { rate: null, amount: null, reason: null },
  });
  return { deleted: true as const };
}

/** An amount by the rate valid on the day. Errors: `invalid-input` before the first known rate. */
export async function convert({ db, query }: ActorCall<typeof convertCurrency>) {
  const { amount, currency_code, day } = query;
  const found = await selectConverted(db, currency_code, day, amount);
  if (found === undefined) throw fieldFault('day', 'Pro tento den není známý žádný kurz');
  const { source, in_crowns, in_currency, ...rate } = found;
  return { rate, source, in_crowns, in_currency, fixing: fixingOf(rate.valid_from, day) };
}

/** Why the day goes by a rate of another one. */
function fixingOf(fixing: string, day: string): 'same-day' | 'day-off' | 'older' {
  if (fixing === day) return 'same-day';
  // No weekend with holidays around it is longer than a week.
  const between = daysBetween(fixing, day);
  if (between > 7) return 'older';
  const days = Array.from({ length: between }, (_, at) => shiftDays(fixing, at + 1));
  return days.some(isWorkingDay) ? 'older' : 'day-off';
}
