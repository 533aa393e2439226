import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { MOST_MAIL_ATTEMPTS } from '#server/outside/outbox.sql.ts';

/** A unit with mails of which more is known than is written down. */
export interface UnitKey {
  readonly client_id: number;
  readonly unit_id: number;
}

/** How a mail of the outbox stands; what housekeeping has removed unsent nobody will get. */
const stateNow = sql`case
  when o.sent is not null then 'sent'
  when o.outbox_mail_id is null or o.attempts >= ${MOST_MAIL_ATTEMPTS} and o.not_before <= clock_timestamp()
    then 'refused'
  when o.last_error <> '' then 'failing' else 'waiting' end`;

/** Units of all clients whose mails have got further: only their keys are read here. */
export async function selectUnsettledUnits(db: Db): Promise<UnitKey[]> {
  await sql`select set_config('app.worker', 'monthly-info', true)`.execute(db);
  const { rows } = await sql<UnitKey>`
    select distinct i.client_id, i.unit_id
      from monthly_infos i
      left join outbox_mails o on o.outbox_mail_id = i.outbox_mail_id
     where i.state in ('waiting', 'failing')
       and (i.state <> ${stateNow} or i.fault <> coalesce(o.last_error, ''))
     order by 1, 2 limit 200`.execute(db);
  return rows;
}

/** Writes down how the mails of the unit stand. */
export async function updateSettled(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await sql`
    update monthly_infos i
       set state = n.state, fault = n.fault, settled = n.settled
      from (select i.monthly_info_id, ${stateNow} as state, coalesce(o.last_error, i.fault) as fault,
                   case ${stateNow} when 'sent' then o.sent when 'refused' then clock_timestamp() end
                     as settled
              from monthly_infos i
              left join outbox_mails o on o.outbox_mail_id = i.outbox_mail_id
             where i.client_id = ${client_id} and i.unit_id = ${unit_id}
               and i.state in ('waiting', 'failing')) n
     where i.client_id = ${client_id} and i.unit_id = ${unit_id}
       and i.monthly_info_id = n.monthly_info_id
       and (i.state, i.fault) is distinct from (n.state, n.fault)`.execute(db);
}
