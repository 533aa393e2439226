import type { PolicyKind } from '#contract/rates.ts';
import type { Db } from '#server/db/db.ts';
import { BankError } from '#server/outside/cnb-text.ts';
import { askDay, askPolicyHistory, asksByDaysOnly, askYear } from '#server/outside/cnb.ts';
import type { Portal } from '#server/portal.ts';
import { selectNewestExchangeDay, storeExchangeRates } from './exchange.sql.ts';
import { replacePolicyRates, selectPolicyHeld, type Stored } from './policy.sql.ts';
import { expectedDay, forTheRest, nextPlanned, whenLate, workingDaysBetween } from './schedule.ts';

/** A longer gap is filled by whole years. */
const SHORT_GAP_DAYS = 15;
/** Questions of one reading at most; the rest is left for the next one. */
const MOST_QUESTIONS = 30;
const MOST_MS = 20_000;
/** The bank may correct a day or two of its history. */
const MOST_WITHDRAWN = 3;

/** What a reading works with. */
export interface Reading {
  readonly portal: Portal;
  readonly atOnce: boolean;
  readonly signal: AbortSignal | undefined;
  /** Stores in a transaction of its own while the file is still ours. */
  readonly keep: (store: (db: Db) => Promise<Stored>) => Promise<void>;
}

/** Reads the history of a rate; returns when to read it again. Throws BankError. */
export async function readPolicy({ portal, keep }: Reading, kind: PolicyKind): Promise<Date> {
  const rows = await askPolicyHistory(portal, kind);
  await keep(async (db) => {
    ensureWhole(rows, await selectPolicyHeld(db, kind));
    return replacePolicyRates(db, kind, rows);
  });
  return nextPlanned(portal.now());
}

/** A file that was cut at the end of a line reads as a whole one; a history can only grow. */
function ensureWhole(
  rows: readonly { readonly valid_from: string }[],
  held: Awaited<ReturnType<typeof selectPolicyHeld>>,
): void {
  const reaches = rows.some(({ valid_from }) => valid_from >= held.newest_day);
  if (reaches && rows.length >= held.count - MOST_WITHDRAWN) return;
  throw new BankError('bad-data', 'Soubor se sazbami je kratší než uložená historie.');
}

/** Reads tables of exchange since the last day held; returns when to go on. Throws BankError. */
export async function readExchange(reading: Reading): Promise<Date> {
  const { portal, atOnce } = reading;
  const began = portal.now();
  const expected = expectedDay(began);
  let missing = await missingDays(portal, expected);
  if (missing.length > SHORT_GAP_DAYS && !asksByDaysOnly(portal)) {
    await readYears(reading, missing);
    missing = await missingDays(portal, expected);
  }
  const days = missing.length === 0 && atOnce ? [expected] : missing;
  const asked = await readDays(reading, days, began);
  const left = await missingDays(portal, expected);
  if (left.length === 0) return nextPlanned(portal.now());
  const goesOn = asked < days.length && left.length < missing.length;
  return goesOn ? forTheRest(portal.now()) : whenLate(portal.now());
}

async function missingDays({ database }: Portal, expected: string): Promise<string[]> {
  const held = await database.reading(selectNewestExchangeDay);
  return held === '' ? [expected] : workingDaysBetween(held, expected);
}

async function readYears({ portal, keep }: Reading, days: readonly string[]): Promise<void> {
  for (const year of new Set(days.map((day) => Number(day.slice(0, 4))))) {
    const rows = await askYear(portal, year);
    await keep((db) => storeExchangeRates(db, rows));
  }
}

/** Reads one year of exchange, whatever is held of it. Throws BankError. */
export async function readYear(
  { portal, keep }: Pick<Reading, 'portal' | 'keep'>,
  year: number,
): Promise<void> {
  if (asksByDaysOnly(portal))
    throw new BankError('bad-data', 'Nastavená adresa ČNB roční tabulky kurzů nemá.');
  const rows = await askYear(portal, year);
  await keep((db) => storeExchangeRates(db, rows));
}

/** Asks for one day after the other; returns for how many of them. */
async function readDays(
  { portal, keep, signal }: Reading,
  days: readonly string[],
  began: Date,
): Promise<number> {
  let asked = 0;
  for (const day of days.slice(0, MOST_QUESTIONS)) {
    const isTimeUp = portal.now().getTime() - began.getTime() > MOST_MS;
    if (isTimeUp || signal?.aborted === true) break;
    const rows = await askDay(portal, day);
    await keep((db) => storeExchangeRates(db, rows));
    asked += 1;
  }
  return asked;
}
