import { randomUUID } from 'node:crypto';
import { GENERIC_MESSAGE } from '#contract/errors.ts';
import { rateSource, type RateSource } from '#contract/rates.ts';
import type { Db } from '#server/db/db.ts';
import { BankError } from '#server/outside/cnb-text.ts';
import type { Portal } from '#server/portal.ts';
import type { Stored } from './policy.sql.ts';
import { readExchange, readPolicy, readYear, type Reading } from './readings.ts';
import { afterFailure } from './schedule.ts';
import { updateSourceEnded, updateSourceLease, updateSourceTaken } from './sources.sql.ts';

/** Longer than one question to the bank and the storing of its answer can take. */
const LEASE_SECONDS = 120;

/** What an error says and what it came of, in one line: whoever has no network need not read where it was thrown. */
function reasonOf(error: Error): string {
  const { message, cause } = error;
  return cause instanceof Error ? `${message} ${reasonOf(cause)}` : message;
}

/** Somebody else has the file by now: what was read of it is his to store. */
class LeaseLost extends Error {}

interface ReadOptions {
  /** Somebody asked for it; otherwise only what is due is read. */
  readonly atOnce: boolean;
  /** A year of rates of exchange in place of what is due; the plan stays as it was. */
  readonly year?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads one of the bank's files and stores it; how it went stands in the state of the source.
 * Undefined when another process reads it, or when it is not due.
 */
export async function readSource(
  portal: Portal,
  source: RateSource,
  { atOnce, year, signal }: ReadOptions,
): Promise<Stored | undefined> {
  const key = { source, lease: randomUUID(), seconds: LEASE_SECONDS };
  const taken = await portal.database.transaction((db) =>
    updateSourceTaken(db, { ...key, atOnce, now: portal.now() }),
  );
  if (taken === undefined) return undefined;
  let [stored, replaced] = [0, 0];
  const keep = (store: (db: Db) => Promise<Stored>) =>
    portal.database.transaction(async (db) => {
      if (!(await updateSourceLease(db, { ...key, now: portal.now() }))) throw new LeaseLost();
      const added = await store(db);
      stored += added.stored;
      replaced += added.replaced;
    });
  const end = (outcome: Parameters<typeof updateSourceEnded>[2]) =>
    portal.database.transaction((db) => updateSourceEnded(db, key, outcome));
  try {
    if (year !== undefined) {
      await readYear({ portal, keep }, year);
      await end({ ...taken, last_failure: '', next_attempt: new Date(taken.next_attempt) });
      return { stored, replaced };
    }
    const next_attempt = await reading(source, { portal, atOnce, signal, keep });
    await end({ next_attempt, last_failure: '', failures: 0, last_success: portal.now() });
  } catch (error) {
    if (error instanceof LeaseLost) return { stored, replaced };
    const told = 'Rates of the central bank were not read.';
    if (error instanceof BankError) portal.log('warn', told, { source, reason: reasonOf(error) });
    else portal.log('error', told, { source, err: error });
    const failures = taken.failures + (year === undefined ? 1 : 0);
    const last_failure = error instanceof BankError ? error.sentence : GENERIC_MESSAGE;
    const next_attempt =
      year === undefined ? afterFailure(portal.now(), failures) : new Date(taken.next_attempt);
    await end({ next_attempt, last_failure, failures });
  }
  return { stored, replaced };
}

function reading(source: RateSource, context: Reading): Promise<Date> {
  return source === 'exchange' ? readExchange(context) : readPolicy(context, source);
}

/** Reads what is due of the bank's files, one after the other. */
export async function readDueRates(portal: Portal, signal: AbortSignal): Promise<void> {
  for (const source of rateSource.options) {
    if (!signal.aborted) await readSource(portal, source, { atOnce: false, signal });
  }
}
