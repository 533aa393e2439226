import type {
  ArrearsSettings,
  getArrearsSettings,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { UnitCall } from '#server/http/route.ts';
import { insertSettings, selectSettings, updateSettings } from './settings.sql.ts';

/** How the unit charges late payments. */
export function readSettings({ unit, db }: UnitCall<typeof getArrearsSettings>) {
  return selectSettings(db, unit);
}

/** Saves the agreed rate. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveSettings({
  unit,
  db,
  body: { version, ...settings },
  portal,
}: UnitCall<typeof updateArrearsSettings>): Promise<ArrearsSettings> {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertSettings(db, unit);
  const isSaved = await updateSettings(db, unit, version, settings);
  return savedOr(isSaved ? await selectSettings(db, unit) : undefined, () =>
    selectSettings(db, unit),
  );
}
