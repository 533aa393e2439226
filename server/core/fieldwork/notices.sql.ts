import { sql } from 'kysely';
import type { NoticeRecipient, VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import type { VisitState } from '#contract/fieldwork/visit-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ownershipsOn, tenanciesOn } from '#server/core/people/holders-on.sql.ts';
import type { Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** Columns of a notice `n` as it is told, with the user `y` who made it. */
export const noticeColumns = sql`
  n.visit_notice_id, n.unit_id, n.visit_id, n.pasport_id, n.channel, n.addressee, n.recipient,
  to_char(n.day, 'YYYY-MM-DD') as day, n.from_minute, n.to_minute,
  to_char(n.told_on, 'YYYY-MM-DD') as told_on, to_char(n.delivered_on, 'YYYY-MM-DD') as delivered_on,
  n.note, n.subject, n.body, n.state, n.fault, ${momentOrEmpty('n.settled')} as settled,
  ${momentOrEmpty('n.made')} as made,
  coalesce(concat_ws(' ', nullif(y.first_name, ''), nullif(y.last_name, '')), '') as made_by, n.version`;

/** One notice as it is told. */
export async function selectNotice(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<VisitNotice | undefined> {
  const { rows } = await sql<VisitNotice>`
    select ${noticeColumns}
      from visit_notices n
      left join portal_users y on y.client_id = n.client_id and y.client_user_id = n.client_user_id
     where n.client_id = ${client_id} and n.unit_id = ${unit_id}
       and n.visit_notice_id = ${id}`.execute(db);
  return rows[0];
}

/** A notice as it is kept; nobody changes it before the transaction ends. */
export async function selectNoticeForUpdate(db: Db, { client_id, unit_id }: OwnedUnit, id: number) {
  return db
    .selectFrom('visit_notices')
    .select(['state', 'told_on', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('visit_notice_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether somebody was told of a visit of the round. */
export async function selectHasNotices(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  round_id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from visits v
      join visit_notices n on n.client_id = v.client_id and n.unit_id = v.unit_id
           and n.visit_id = v.visit_id
     where v.client_id = ${client_id} and v.unit_id = ${unit_id} and v.round_id = ${round_id}
     limit 1`.execute(db);
  return rows.length > 0;
}

/** Somebody of the place of a visit, and what a letter to him says. */
export interface ToldPerson extends Omit<NoticeRecipient, 'to_minute' | 'verdict'> {
  readonly state: VisitState;
  readonly minutes: number;
  readonly unit_name: string;
  readonly work_name: string;
  /** Street and town of the house. */
  readonly place: string;
  /** Whether a mail told him of the time that the visit has now, and was not refused. */
  readonly had: boolean;
}

/** Which visits of which round. */
interface AskedVisits {
  readonly round_id: number;
  readonly visit_ids: readonly number[];
}

/**
 * Tenants and owners of the places of the visits on the day, in the order of walking; one row without an address
 * where nobody is known. Visits that the round does not have are not there.
 */
export async function selectToldPeople(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { round_id, visit_ids }: AskedVisits,
  day: string,
): Promise<ToldPerson[]> {
  const there: Scope = {
    client_id,
    where: sql`unit_id = ${unit_id} and pasport_id in (select pasport_id from wanted)`,
  };
  const { rows } = await sql<ToldPerson>`
    with wanted as materialized (
      select * from visits where client_id = ${client_id} and unit_id = ${unit_id}
         and round_id = ${round_id} and visit_id = any (${[...visit_ids]}::integer[])),
    people as materialized (
      -- A tenant who is an owner too is told as a tenant.
      select distinct on (pasport_id, address_id) pasport_id, address_id, role
        from (select pasport_id, address_id, 'tenant' as role from (${tenanciesOn(there, day)}) t
              union all
              select pasport_id, address_id, 'owner' from (${ownershipsOn(there, day)}) o) h
       order by pasport_id, address_id, role desc)
    select w.visit_id, w.pasport_id, l.building_name, l.space_number, w.state, w.day, w.from_minute,
           w.minutes, p.address_id, coalesce(a.full_name, '') as full_name, p.role,
           coalesce(a.email, '') as email, u.name as unit_name, k.name as work_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place,
           exists (select from visit_notices n
                    where n.client_id = w.client_id and n.unit_id = w.unit_id
                      and n.visit_id = w.visit_id and n.address_id = p.address_id
                      and n.recipient = a.email and n.state in ('waiting', 'failing', 'sent')
                      and n.day = w.day and w.from_minute >= n.from_minute
                      and w.from_minute < n.to_minute) as had
      from wanted w
      join rounds r on r.client_id = w.client_id and r.unit_id = w.unit_id and r.round_id = w.round_id
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
      join units u on u.client_id = w.client_id and u.unit_id = w.unit_id
      join pasport_places l on l.client_id = w.client_id and l.unit_id = w.unit_id
           and l.pasport_id = w.pasport_id
      left join house_places h on h.client_id = l.client_id and h.unit_id = l.unit_id
           and h.pasport_id = l.building_id
      left join people p on p.pasport_id = w.pasport_id
      left join person_names a on a.client_id = w.client_id and a.unit_id = w.unit_id
           and a.address_id = p.address_id
     order by w.position, w.attempt, w.visit_id, p.role desc, a.full_name, p.address_id`.execute(
    db,
  );
  return rows;
}

/** A mail that is about to be sent. */
export interface NewNotice {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly address_id: number;
  readonly addressee: string;
  readonly recipient: string;
  readonly day: string;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly told_on: string;
  readonly subject: string;
  readonly body: string;
  readonly client_user_id: number;
  readonly made: string;
}

/**
 * Writes down that somebody is told of a time of a visit by mail; undefined where he was told of the same one:
 * whoever comes second waits here for the first one and writes nothing. What was refused goes again.
 */
export async function upsertNotice(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  notice: NewNotice,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into visit_notices
      (client_id, unit_id, visit_id, pasport_id, channel, address_id, addressee, recipient, day,
       from_minute, to_minute, told_on, subject, body, state, client_user_id, made)
    values (${client_id}, ${unit_id}, ${notice.visit_id}, ${notice.pasport_id}, 'email',
            ${notice.address_id}, ${notice.addressee}, ${notice.recipient}, ${notice.day},
            ${notice.from_minute}, ${notice.to_minute}, ${notice.told_on}, ${notice.subject},
            ${notice.body}, 'waiting', ${notice.client_user_id}, ${notice.made})
    on conflict (client_id, unit_id, visit_id, address_id, day, from_minute, recipient)
       where state <> 'recorded' and recipient <> '' do update
       set state = 'waiting', fault = '', settled = null, outbox_mail_id = null,
           to_minute = excluded.to_minute, told_on = excluded.told_on, addressee = excluded.addressee,
           subject = excluded.subject, body = excluded.body,
           client_user_id = excluded.client_user_id, made = excluded.made
     where visit_notices.state = 'refused'
    returning visit_notice_id as id`.execute(db);
  return rows[0]?.id;
}
