import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitKey } from '#server/jobs/in-units.ts';
import { mailState } from '#server/outside/outbox.sql.ts';

/** Units of all clients whose mails have got further: only their keys are read here. */
export async function selectUnsettledUnits(db: Db): Promise<UnitKey[]> {
  await sql`select set_config('app.worker', 'monthly-info', true)`.execute(db);
  const { rows } = await sql<UnitKey>`
    select distinct i.client_id, i.unit_id
      from monthly_infos i
      left join outbox_mails o on o.outbox_mail_id = i.outbox_mail_id
     where i.state in ('waiting', 'failing')
       and (i.state <> ${mailState} or i.fault <> coalesce(o.last_error, ''))
     order by 1, 2 limit 200`.execute(db);
  return rows;
}

/** Writes down how the mails of the unit stand. */
export async function updateSettled(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await sql`
    update monthly_infos i
       set state = n.state, fault = n.fault, settled = n.settled
      from (select i.monthly_info_id, ${mailState} as state, coalesce(o.last_error, i.fault) as fault,
                   case ${mailState} when 'sent' then o.sent when 'refused' then clock_timestamp() end
                     as settled
              from monthly_infos i
              left join outbox_mails o on o.outbox_mail_id = i.outbox_mail_id
             where i.client_id = ${client_id} and i.unit_id = ${unit_id}
               and i.state in ('waiting', 'failing')) n
     where i.client_id = ${client_id} and i.unit_id = ${unit_id}
       and i.monthly_info_id = n.monthly_info_id
       and (i.state, i.fault) is distinct from (n.state, n.fault)`.execute(db);
}
