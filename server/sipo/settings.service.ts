import type { getSipoSettings, SipoSettings, updateSipoSettings } from '#contract/sipo/settings.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { savedOr } from '#server/access/saved.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  insertSipoSettings,
  selectSipoSettings,
  updateSipoSettings as updateRow,
} from './settings.sql.ts';

/** What the unit has agreed with the post, with the SIPO day that holds. Errors: `not-found`. */
export async function readSettings({ unit, db }: UnitCall<typeof getSipoSettings>) {
  return selectSipoSettings(db, unit);
}

/** Saves changed fields. Errors: `not-found`, `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveSettings({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof updateSipoSettings>): Promise<SipoSettings> {
  const { version, ...changes } = body;
  const load = () => selectSipoSettings(db, unit);
  if (Object.keys(changes).length === 0) return load();
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertSipoSettings(db, unit);
  const isSaved = await updateRow(db, unit, version, changes);
  return savedOr(isSaved ? await load() : undefined, load);
}
