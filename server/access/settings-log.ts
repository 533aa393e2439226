import type { Db } from '#server/db/db.ts';
import { insertSettingsLog, type Changes } from './settings-log.sql.ts';

const silent = new Set(['version', 'created', 'updated', 'submodules']);

function changesBetween(subject: string, before: object, after: object): Changes {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => !silent.has(field) && old.get(field) !== value,
  );
  return Object.fromEntries(
    changed.map(([field, value]) => [`${subject}.${field}`, [old.get(field) ?? null, value]]),
  );
}

/**
 * Writes down who changed a setting of the whole installation, and from what to what. The rows are
 * those of the database; a record made just now has an empty `before`.
 */
export async function logSettingChange(
  db: Db,
  actor: { user_identity: string },
  change: { subject: string; before: object; after: object },
): Promise<void> {
  const changes = changesBetween(change.subject, change.before, change.after);
  if (Object.keys(changes).length === 0) return;
  await insertSettingsLog(db, actor.user_identity, changes);
}
