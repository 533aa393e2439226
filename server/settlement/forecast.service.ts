import { pragueDay } from '#contract/czech/prague-day.ts';
import type { readForecast, SettlementForecast } from '#contract/settlement/forecasts.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { forecastOn } from './forecasting.ts';
import { selectForecastMonths, selectKeptForecast } from './forecasts.sql.ts';
import { selectSettlement } from './settlements.sql.ts';

/** What a running settlement will come to, or was expected to in a month. Errors: `not-found`, `settlement-over`. */
export async function forecast({
  unit,
  db,
  params: { settlement_id },
  query: { month },
  portal,
}: UnitCall<typeof readForecast>): Promise<SettlementForecast> {
  const today = pragueDay(portal.now());
  const held = await selectSettlement(db, unit, settlement_id);
  ensure(held !== undefined, 'not-found');
  const months = await selectForecastMonths(db, unit, settlement_id);
  if (month !== undefined) {
    const kept = await selectKeptForecast(db, unit, settlement_id, month);
    ensure(kept !== undefined, 'not-found');
    return { ...kept, month, months };
  }
  ensure(held.period_to >= today, 'settlement-over');
  return { ...(await forecastOn(db, unit, held, today)).told, month: null, months };
}
