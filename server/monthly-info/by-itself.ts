import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { lastMonth, monthEnd, monthOf } from '#contract/rules/month-info.ts';
import { selectOpenedToClient } from '#server/access/access.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import { selectRemoteHouses } from '#server/core/metering/month-uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { inUnits } from '#server/jobs/in-units.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import type { Portal } from '#server/portal.ts';
import { mailedInfos } from './infos.sql.ts';
import { sendMonth } from './send.ts';
import { selectDueUnits, takeDay } from './settings.sql.ts';

const NAME = 'Monthly information';

async function sendOfUnit(db: Db, portal: Portal, unit: OwnedUnit): Promise<void> {
  const today = pragueDay(portal.now());
  if (!(await takeDay(db, unit, today))) return;
  const { client_id } = unit;
  const creation = { limited: null, made: 1 };
  if ((await licenceRefusal(db, client_id, creation, portal.now())) !== undefined) return;
  if ((await selectOpenedToClient(db, client_id, ['meters'])).length === 0) return;
  const month = lastMonth(today);
  // Who still lacks something waits for it until the day by which he has to be told.
  const onlyWhole = shiftDays(today, 1) <= monthEnd(monthOf(today));
  for (const house of await selectRemoteHouses(db, unit, month))
    await sendMonth(db, portal, unit, { house, month, client_user_id: null, onlyWhole });
}

/**
 * Sends the information of the last month in the units whose day has come, and on each day after it to
 * whom it could not be sent before.
 */
export async function sendDueInfos(portal: Portal, signal?: AbortSignal): Promise<void> {
  const today = pragueDay(portal.now());
  const due = await portal.database.reading((db) => selectDueUnits(db, today));
  const work = (db: Db, unit: OwnedUnit) => sendOfUnit(db, portal, unit);
  await inUnits(portal, { units: due, work, name: NAME }, signal);
}

/** Writes down what has come of mails that were sent. */
export const settleInfos = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedInfos, signal);

/** Asked for each quarter of an hour by day, so that a morning that was slept through is caught up. */
export const monthInfoWork: readonly RepeatedWork[] = [
  { pattern: '45 */15 7-18 * * *', name: 'Sending of monthly information', work: sendDueInfos },
  { pattern: '*/5 * * * * *', name: 'Settling of monthly information', work: settleInfos },
];
