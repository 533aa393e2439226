import { type RawBuilder, sql } from 'kysely';
import type { SheetMail, SheetRecipient } from '#contract/money/prescription-mails.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { MailedTable } from '#server/outside/mailed-table.sql.ts';

export const mailedSheets = new MailedTable(
  'prescription_mails',
  'prescription_mail_id',
  'prescription-mails',
);

/** Somebody who bears a space on a day, and what was sent to his address of it. */
export interface PayingPerson extends Pick<
  SheetRecipient,
  'pasport_id' | 'address_id' | 'full_name' | 'email'
> {
  /** Contents that this address has got or is getting, as hex; those that were refused are not there. */
  readonly had: readonly string[];
}

/** Who bears the spaces on the day, whoever represents a party first; one row without an address where nobody does. */
export async function selectPayingPeople(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly number[],
  day: string,
): Promise<PayingPerson[]> {
  const { client_id, unit_id } = unit;
  const of = within(ofUnit(unit), sql`pasport_id = any (${[...spaces]}::integer[])`);
  const { rows } = await sql<PayingPerson>`
    with paying as materialized (
      select pasport_id, address_id, min(place) as place
        from (${payersOn(of, day)}) w group by pasport_id, address_id)
    select p.pasport_id, a.address_id, coalesce(a.full_name, '') as full_name,
           coalesce(a.email, '') as email,
           coalesce((select json_agg(encode(m.content_hash, 'hex')) from prescription_mails m
                      where m.client_id = ${client_id} and m.unit_id = ${unit_id}
                        and m.pasport_id = p.pasport_id and m.address_id = p.address_id
                        and m.recipient = a.email and m.state <> 'refused'), '[]') as had
      from paying p
      left join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.address_id = p.address_id
     order by p.pasport_id, p.place, p.address_id`.execute(db);
  return rows;
}

/** A sheet that is about to be sent. */
export interface NewMail extends Pick<
  SheetMail,
  'pasport_id' | 'addressee' | 'recipient' | 'as_of' | 'sum' | 'subject' | 'body'
> {
  readonly address_id: number;
  readonly content_hash: Buffer;
  readonly client_user_id: number;
  readonly made: string;
}

/**
 * Writes down that a sheet is sent; undefined where the address has got the same one already: whoever comes
 * second waits here for the first one and writes nothing. One that was refused goes again.
 */
export async function upsertMail(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  mail: NewMail,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into prescription_mails
      (client_id, unit_id, pasport_id, address_id, addressee, recipient, as_of, content_hash, sum, subject,
       body, client_user_id, made)
    values (${client_id}, ${unit_id}, ${mail.pasport_id}, ${mail.address_id}, ${mail.addressee},
            ${mail.recipient}, ${mail.as_of}, ${mail.content_hash}, ${mail.sum}, ${mail.subject},
            ${mail.body}, ${mail.client_user_id}, ${mail.made})
    on conflict (client_id, unit_id, pasport_id, address_id, content_hash, recipient)
       where recipient <> '' do update
       set state = 'waiting', fault = '', settled = null, outbox_mail_id = null, as_of = excluded.as_of,
           subject = excluded.subject, body = excluded.body,
           client_user_id = excluded.client_user_id, made = excluded.made
     where prescription_mails.state = 'refused'
    returning prescription_mail_id as id`.execute(db);
  return rows[0]?.id;
}

/** Sheets that were sent, of the unit or of one space, the newest first. */
export function mailsOf(
  { client_id, unit_id }: OwnedUnit,
  pasport_id: number | undefined,
): RawBuilder<SheetMail> {
  const own = pasport_id === undefined ? sql`` : sql`and m.pasport_id = ${pasport_id}`;
  return sql`
    select m.prescription_mail_id, m.unit_id, m.pasport_id, s.space_number, s.building_name,
           m.addressee, m.recipient, to_char(m.as_of, 'YYYY-MM-DD') as as_of, m.sum::float8 as sum,
           m.subject, m.body, m.state, m.fault, ${momentOrEmpty('m.settled')} as settled, m.made,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as made_by
      from prescription_mails m
      join pasport_places s on s.client_id = m.client_id and s.unit_id = m.unit_id
           and s.pasport_id = m.pasport_id
      left join portal_users u on u.client_id = m.client_id and u.client_user_id = m.client_user_id
     where m.client_id = ${client_id} and m.unit_id = ${unit_id} ${own}
     order by m.made desc, m.prescription_mail_id desc`;
}
