import { sql, type RawBuilder } from 'kysely';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { MailedTable } from '#server/outside/mailed-table.sql.ts';

export const mailedInfos = new MailedTable('monthly_infos', 'monthly_info_id', 'monthly-info');

/** A mail that is to be sent. */
export interface NewInfo {
  readonly pasport_id: number;
  readonly building_id: number;
  readonly month: string;
  readonly address_id: number;
  readonly recipient: string;
  readonly content: MonthInfo;
  readonly link_hash: Buffer;
  readonly expires: string;
  readonly client_user_id: number | null;
  readonly created: string;
}

/**
 * Keeps the mail of a space, month and person; returns its id, or undefined where he has got it already:
 * only one that a mail server has refused gives way to another address.
 */
export async function insertInfo(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { content, ...info }: NewInfo,
): Promise<number | undefined> {
  const row = { ...info, content: JSON.stringify(content) };
  const made = await db
    .insertInto('monthly_infos')
    .values({ client_id, unit_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'unit_id', 'pasport_id', 'month', 'address_id'])
        .doUpdateSet({
          recipient: info.recipient,
          content: row.content,
          link_hash: info.link_hash,
          expires: info.expires,
          client_user_id: info.client_user_id,
          created: info.created,
          state: 'waiting',
          fault: '',
          settled: null,
          opened: null,
          revoked: null,
        })
        .where('monthly_infos.state', '=', 'refused')
        .where('monthly_infos.recipient', '<>', info.recipient),
    )
    .returning('monthly_info_id')
    .executeTakeFirst();
  return made?.monthly_info_id;
}

/** Ends the link of a mail; undefined where the unit has no such mail. One that was ended stays so. */
export async function updateRevoked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('monthly_infos')
    .set({ revoked: sql<string>`coalesce(revoked, ${now}::timestamptz)` })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('monthly_info_id', '=', id)
    .returning('revoked')
    .executeTakeFirst();
  return row?.revoked ?? undefined;
}

/** Mails of the house by months, the newest first, as JSON. */
export const sentMonths = (
  { client_id, unit_id }: OwnedUnit,
  house: number,
): RawBuilder<unknown> => sql`
  coalesce((select json_agg(m order by m.month desc) from (
    select i.month, count(*) filter (where i.state = 'waiting')::integer as waiting,
           count(*) filter (where i.state = 'failing')::integer as failing,
           count(*) filter (where i.state = 'sent')::integer as sent,
           count(*) filter (where i.state = 'refused')::integer as refused,
           count(*) filter (where i.opened is not null)::integer as opened,
           ${momentOrEmpty(sql`min(i.created)`)} as first_sent,
           ${momentOrEmpty(sql`max(i.created)`)} as last_sent
      from monthly_infos i
     where i.client_id = ${client_id} and i.unit_id = ${unit_id} and i.building_id = ${house}
     group by i.month) m), '[]')`;

/** Whether a task of the house waits or runs. */
export const isSending = (
  { client_id, unit_id }: OwnedUnit,
  house: number,
): RawBuilder<unknown> => sql`
  exists (select from tasks t
           where t.client_id = ${client_id} and t.unit_id = ${unit_id}
             and t.kind = 'monthly-info' and t.state in ('waiting', 'running')
             and (t.payload ->> 'house')::integer = ${house})`;
