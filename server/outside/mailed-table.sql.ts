import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { mailState } from './outbox.sql.ts';

/** Tables whose rows were sent to somebody, and say how their mail stands. */
type Mailed = {
  [T in keyof Tables]: Tables[T] extends {
    unit_id: unknown;
    outbox_mail_id: unknown;
    state: unknown;
    fault: unknown;
    settled: unknown;
  }
    ? T
    : never;
}[keyof Tables];

/** What letters of a room have come to: the table of those that went by mail, with its only writer of that. */
export class MailedTable {
  readonly name: Mailed;
  readonly id: string;
  /** By which its policy knows who settles mails of all clients. */
  readonly worker: string;

  constructor(name: Mailed, id: string, worker: string) {
    this.name = name;
    this.id = id;
    this.worker = worker;
  }

  /** Says which mail of the outbox it is. */
  async updateMail(
    db: Db,
    { client_id, unit_id }: OwnedUnit,
    id: number,
    outbox_mail_id: number,
  ): Promise<void> {
    await sql`
      update ${sql.table(this.name)} set outbox_mail_id = ${outbox_mail_id}
       where client_id = ${client_id} and unit_id = ${unit_id} and ${sql.ref(this.id)} = ${id}`.execute(
      db,
    );
  }

  /** Units of all clients whose mails have got further: only their keys are read here. */
  async selectUnsettledUnits(db: Db): Promise<{ client_id: number; unit_id: number }[]> {
    await sql`select set_config('app.worker', ${this.worker}, true)`.execute(db);
    const { rows } = await sql<{ client_id: number; unit_id: number }>`
      select distinct m.client_id, m.unit_id
        from ${sql.table(this.name)} m
        left join outbox_mails o on o.outbox_mail_id = m.outbox_mail_id
       where m.state in ('waiting', 'failing')
         and (m.state <> ${mailState} or m.fault <> coalesce(o.last_error, ''))
       order by 1, 2 limit 200`.execute(db);
    return rows;
  }

  /** Writes down how the mails of the unit stand. */
  async updateSettled(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
    const id = sql.ref(this.id);
    await sql`
      update ${sql.table(this.name)} m
         set state = n.state, fault = n.fault, settled = n.settled
        from (select ${id} as mailed_id, ${mailState} as state, coalesce(o.last_error, m.fault) as fault,
                     case ${mailState} when 'sent' then o.sent when 'refused' then clock_timestamp() end
                       as settled
                from ${sql.table(this.name)} m
                left join outbox_mails o on o.outbox_mail_id = m.outbox_mail_id
               where m.client_id = ${client_id} and m.unit_id = ${unit_id}
                 and m.state in ('waiting', 'failing')) n
       where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.${id} = n.mailed_id
         and (m.state, m.fault) is distinct from (n.state, n.fault)`.execute(db);
  }
}
