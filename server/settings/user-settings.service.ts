import type { getUserSettings, updateUserSettings, UserSettings } from '#contract/settings.ts';
import { updateUserLooks } from '#server/core/clients/users.sql.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  selectHasScreen,
  selectUserSettings,
  upsertPreferences,
  selectHasUnit,
} from './user-settings.sql.ts';

/** What the user has set for himself. */
export async function readUserSettings({
  db,
  actor,
}: ActorCall<typeof getUserSettings>): Promise<UserSettings> {
  return selectUserSettings(db, actor);
}

/**
 * Changes what the user has set for himself; only the fields that were sent. Errors: `invalid-input`
 * for a screen that he has not, `not-found` for a unit that is not his client's.
 */
export async function saveUserSettings({
  db,
  actor,
  body: changes,
}: ActorCall<typeof updateUserSettings>): Promise<UserSettings> {
  const { page_size, color_scheme, large_print, ...preferences } = changes;
  const { start_screen = '', default_unit_id = null } = preferences;
  if (start_screen !== '' && !(await selectHasScreen(db, actor, start_screen)))
    throw fieldFault('start_screen', 'Tuto obrazovku zvolit nelze');
  if (default_unit_id !== null)
    ensureNamed(await selectHasUnit(db, actor, default_unit_id), 'default_unit_id');
  const looks = Object.entries({ page_size, color_scheme, large_print }).filter(
    ([, value]) => value !== undefined,
  );
  if (looks.length > 0) await updateUserLooks(db, actor, Object.fromEntries(looks));
  if (Object.keys(preferences).length > 0) await upsertPreferences(db, actor, preferences);
  return selectUserSettings(db, actor);
}
