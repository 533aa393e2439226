import { pragueDay } from '#contract/czech/prague-day.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import { selectOpenedToClient, setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import type { Portal } from '#server/portal.ts';
import { forecastOn } from './forecasting.ts';
import {
  isForecastKept,
  keepForecast,
  keepForecastFault,
  lockForecast,
  selectDueForecasts,
  type DueForecast,
} from './forecasts.sql.ts';
import { selectSettlement } from './settlements.sql.ts';

/** The unit of what is due, in its tenant. */
async function unitOf(db: Db, { client_id, unit_id }: DueForecast): Promise<OwnedUnit> {
  await setTenant(db, client_id);
  return ownedUnit(db, { client_id: clientOfTask(client_id) }, unit_id);
}

/** Whether the client may have anything counted. */
async function mayCount(db: Db, { client_id }: OwnedUnit, now: Date): Promise<boolean> {
  const creation = { limited: null, made: 1 };
  if ((await licenceRefusal(db, client_id, creation, now)) !== undefined) return false;
  return (await selectOpenedToClient(db, client_id, ['settlements'])).length > 0;
}

/** Reckons one and keeps it with the same transaction: once, whoever else is at it. */
async function reckon(db: Db, portal: Portal, due: DueForecast): Promise<void> {
  const unit = await unitOf(db, due);
  const today = pragueDay(portal.now());
  const { settlement_id } = due;
  const month = monthOf(today);
  if (!(await mayCount(db, unit, portal.now()))) return;
  await lockForecast(db, unit, settlement_id);
  if (await isForecastKept(db, unit, { settlement_id, month, today })) return;
  const held = await selectSettlement(db, unit, settlement_id);
  if (held === undefined || held.first_issued_on !== null) return;
  const { told } = await forecastOn(db, unit, held, today);
  await keepForecast(db, unit, { settlement_id, month, told });
}

/** What people are told of a fault: its sentence where it has one. */
const faultText = (error: unknown): string =>
  error instanceof AppError
    ? error.message
    : 'Odhad se kvůli chybě portálu nepodařilo spočítat; zkusí se znovu zítra.';

async function keepFault(portal: Portal, due: DueForecast, error: unknown): Promise<void> {
  const today = pragueDay(portal.now());
  const { client_id, unit_id, settlement_id } = due;
  portal.log('error', 'The forecast of a settlement failed.', {
    client_id,
    unit_id,
    settlement_id,
    err: error,
  });
  await portal.database.transaction(async (db) =>
    keepForecastFault(db, await unitOf(db, due), {
      settlement_id,
      month: monthOf(today),
      as_of: today,
      fault: faultText(error),
    }),
  );
}

/** Reckons what running settlements will come to, each once a month; one that fails says why and holds up no other. */
export async function reckonForecasts(portal: Portal, signal?: AbortSignal): Promise<void> {
  const today = pragueDay(portal.now());
  const due = await portal.database.reading((db) =>
    selectDueForecasts(db, { month: monthOf(today), today }),
  );
  for (const one of due) {
    if (signal?.aborted === true) return;
    await portal.database
      .transaction((db) => reckon(db, portal, one))
      .catch((error: unknown) => keepFault(portal, one, error))
      .catch((error: unknown) =>
        portal.log('error', 'The fault of a forecast was not kept.', { ...one, err: error }),
      );
  }
}

/** Asked for each hour, so that what was slept through is caught up, and a new settlement has its first one soon. */
export const forecastWork: readonly RepeatedWork[] = [
  { pattern: '15 35 * * * *', name: 'Forecasts of settlements', work: reckonForecasts },
];
