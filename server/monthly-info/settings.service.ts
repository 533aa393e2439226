import type {
  getMonthInfoSettings,
  MonthInfoSettings,
  updateMonthInfoSettings,
} from '#contract/metering/month-infos.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { UnitCall } from '#server/http/route.ts';
import { insertSettings, selectSettings, updateSettings } from './settings.sql.ts';

/** On which day the unit sends by itself. */
export function readSettings({ unit, db }: UnitCall<typeof getMonthInfoSettings>) {
  return selectSettings(db, unit);
}

/** Saves the day. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveSettings({
  unit,
  db,
  body: { version, send_day },
  portal,
}: UnitCall<typeof updateMonthInfoSettings>): Promise<MonthInfoSettings> {
  if (send_day === undefined) return selectSettings(db, unit);
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertSettings(db, unit);
  const isSaved = await updateSettings(db, unit, version, send_day);
  return savedOr(isSaved ? await selectSettings(db, unit) : undefined, () =>
    selectSettings(db, unit),
  );
}
