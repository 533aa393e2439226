import { sql } from 'kysely';
import type { ForecastMonth, SettlementForecast } from '#contract/settlement/forecasts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitKey } from '#server/jobs/in-units.ts';
import { forecastRecipient, forecastService, willOwe } from '#contract/settlement/forecasts.ts';

/** Forecasts of the settlement that are kept, the first month first. */
export async function selectForecastMonths(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  settlement_id: number,
): Promise<ForecastMonth[]> {
  return db
    .selectFrom('settlement_forecasts')
    .select(['month', 'as_of', 'expected', 'owing', 'owed', 'fault'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_id', '=', settlement_id)
    .orderBy('month')
    .execute();
}

/** The forecast that is kept of the month; undefined where there is none. */
export async function selectKeptForecast(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  settlement_id: number,
  month: string,
): Promise<Omit<SettlementForecast, 'month' | 'months'> | undefined> {
  const row = await db
    .selectFrom('settlement_forecasts')
    .select(['as_of', 'has_former', 'months_left', 'services', 'recipients'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_id', '=', settlement_id)
    .where('month', '=', month)
    .where('fault', '=', '')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    services: forecastService.array().parse(row.services),
    recipients: forecastRecipient.array().parse(row.recipients),
  };
}

/** A settlement of whatever client whose forecast of the month is to be reckoned. */
export interface DueForecast extends UnitKey {
  readonly settlement_id: number;
}

/** Running settlements without a forecast of the month, and those that failed before the day: only their keys are read here. */
export async function selectDueForecasts(
  db: Db,
  { month, today }: { readonly month: string; readonly today: string },
): Promise<DueForecast[]> {
  await sql`select set_config('app.worker', 'forecasts', true)`.execute(db);
  const { rows } = await sql<DueForecast>`
    select s.client_id, s.unit_id, s.settlement_id from settlements s
     where s.first_issued_on is null and s.period_from <= ${today}::date and s.period_to >= ${today}::date
       and not exists (
         select from settlement_forecasts f
          where f.client_id = s.client_id and f.unit_id = s.unit_id
            and f.settlement_id = s.settlement_id and f.month = ${month}::date
            and (f.fault = '' or f.as_of >= ${today}::date))
     order by s.client_id, s.unit_id, s.settlement_id`.execute(db);
  return rows;
}

/** Lets one process at a time reckon the forecast of the settlement, until its transaction ends. */
export async function lockForecast(db: Db, unit: OwnedUnit, settlement_id: number): Promise<void> {
  const subject = `forecast ${unit.client_id} ${settlement_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
}

interface Kept {
  readonly settlement_id: number;
  readonly month: string;
  readonly told: Omit<SettlementForecast, 'month' | 'months'>;
}

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::jsonb`;

/** Keeps the forecast of the month; one that failed before gives way, another one stays. */
export async function keepForecast(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { settlement_id, month, told }: Kept,
): Promise<void> {
  const { services, recipients, ...head } = told;
  const isKnown = recipients.every(({ balance, payer }) => balance !== null || payer === 'unit');
  const owing = recipients.filter(willOwe);
  const columns = {
    ...head,
    expected: services.some(({ expected }) => expected === null)
      ? null
      : services.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
    owing: isKnown ? owing.length : null,
    owed: isKnown ? owing.reduce((sum, { balance }) => sum + (balance ?? 0), 0) : null,
    services: json(services),
    recipients: json(recipients.map((row) => ({ ...row, name: '' }))),
    fault: '',
  };
  await db
    .insertInto('settlement_forecasts')
    .values({ client_id, unit_id, settlement_id, month, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'unit_id', 'settlement_id', 'month'])
        .doUpdateSet(columns)
        .where('settlement_forecasts.fault', '<>', ''),
    )
    .execute();
}

/** Keeps why nothing was reckoned; what was reckoned meanwhile stays. */
export async function keepForecastFault(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  kept: Pick<Kept, 'settlement_id' | 'month'> & { readonly as_of: string; readonly fault: string },
): Promise<void> {
  const { as_of, fault } = kept;
  await db
    .insertInto('settlement_forecasts')
    .values({ client_id, unit_id, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'unit_id', 'settlement_id', 'month'])
        .doUpdateSet({ as_of, fault })
        .where('settlement_forecasts.fault', '<>', ''),
    )
    .execute();
}

/** Whether the forecast of the month is kept, or failed on the day already. */
export async function isForecastKept(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { settlement_id, month, today }: { settlement_id: number; month: string; today: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('settlement_forecasts')
    .select('fault')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('settlement_id', '=', settlement_id)
    .where('month', '=', month)
    .where((column) => column.or([column('fault', '=', ''), column('as_of', '>=', today)]))
    .executeTakeFirst();
  return row !== undefined;
}
