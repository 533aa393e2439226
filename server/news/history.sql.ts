import { sql } from 'kysely';
import type { HistoryEntry } from '#contract/history.ts';
import { loggedText } from '#server/access/history.sql.ts';
import type { Db } from '#server/db/db.ts';

const MOST_ENTRIES = 200;

interface LoggedRow {
  readonly settings_log_id: number;
  readonly at: string;
  readonly user_identity: string;
  readonly changes: Record<string, [unknown, unknown]>;
}

/** Changes of what is written down under the subject, newest first. */
export async function selectLoggedChanges(db: Db, subject: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<LoggedRow>`
    select settings_log_id, at, user_identity, changes
      from settings_log
     where exists (select from jsonb_object_keys(changes) as name
                    where starts_with(name, ${`${subject}.`}))
     order by settings_log_id desc limit ${MOST_ENTRIES}`.execute(db);
  return rows.map(({ settings_log_id, at, user_identity, changes }) => {
    const fields = Object.entries(changes);
    const isFirst = fields.some(
      ([name, [before]]) => name === `${subject}.title` && before === null,
    );
    return {
      audit_id: settings_log_id,
      at,
      user_name: user_identity,
      user_identity,
      action: isFirst ? 'insert' : 'update',
      changes: fields.map(([name, [before, after]]) => ({
        field: name.slice(subject.length + 1),
        old_value: loggedText(before),
        new_value: loggedText(after),
      })),
    };
  });
}
