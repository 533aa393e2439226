import type { getPaperSettings, updatePaperSettings } from '#contract/money/account-papers.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  insertSettings,
  selectBankAccountHeld,
  selectSettings,
  updateSettings,
} from './settings.sql.ts';

/** Which bank account is told to whoever pays. */
export function readSettings({ unit, db }: UnitCall<typeof getPaperSettings>) {
  return selectSettings(db, unit);
}

/** Saves it. Errors: `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveSettings({
  unit,
  db,
  body: { version, bank_account_id },
  portal,
}: UnitCall<typeof updatePaperSettings>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  if (bank_account_id !== null)
    ensureNamed(await selectBankAccountHeld(db, unit, bank_account_id), 'bank_account_id');
  await insertSettings(db, unit);
  const isSaved = await updateSettings(db, unit, version, bank_account_id);
  return savedOr(isSaved ? await selectSettings(db, unit) : undefined, () =>
    selectSettings(db, unit),
  );
}
