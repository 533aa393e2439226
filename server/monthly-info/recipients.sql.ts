import { sql, type RawBuilder } from 'kysely';
import type { MonthRecipient, SentMonth } from '#contract/metering/month-infos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { payersOn } from '#server/core/people/payers-on.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { isSending, sentMonths } from './infos.sql.ts';

/** Somebody who bears the costs of a space, without what is measured there. */
export type PayingRecipient = Omit<MonthRecipient, 'kinds' | 'missing' | 'estimated'>;

interface AskedMonth {
  readonly month: string;
  readonly today: string;
}

/** How a month stands in a house. */
interface MonthStanding {
  readonly recipients: PayingRecipient[];
  readonly months: SentMonth[];
  readonly is_sending: boolean;
}

/**
 * Who bears the costs of the spaces on the day, with what of the month each was sent; whom a mail was sent
 * to and who bears them no more is there too. By numbers of spaces.
 */
function recipientsOf(
  unit: OwnedUnit,
  spaces: readonly number[],
  { month, today }: AskedMonth,
): RawBuilder<PayingRecipient> {
  const { client_id, unit_id } = unit;
  const those = sql`pasport_id = any (${[...spaces]}::integer[])`;
  const mine = sql`client_id = ${client_id} and unit_id = ${unit_id} and ${those}`;
  return sql<PayingRecipient>`
    with paying as materialized (
      select pasport_id, address_id, min(place) as place
        from (${payersOn(within(ofUnit(unit), those), today)}) w group by pasport_id, address_id),
    sent as materialized (select * from monthly_infos where ${mine} and month = ${month}::date),
    people as (
      select pasport_id, address_id, place from paying
      union all
      select pasport_id, address_id, 1000 from sent i
       where not exists (select from paying w
                          where w.pasport_id = i.pasport_id and w.address_id = i.address_id))
    select p.pasport_id, s.space_number, a.address_id, coalesce(a.full_name, '') as full_name,
           coalesce(a.email, '') as email, ${momentOrEmpty('c.chosen')} as chosen,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as chosen_by,
           ${momentOrEmpty('c.withdrawn')} as withdrawn, c.withdrawn_way,
           case when i.monthly_info_id is not null then json_build_object(
             'monthly_info_id', i.monthly_info_id, 'recipient', i.recipient, 'state', i.state,
             'fault', i.fault, 'created', ${momentOrEmpty('i.created')}, 'settled', ${momentOrEmpty('i.settled')},
             'opened', ${momentOrEmpty('i.opened')},
             'revoked', ${momentOrEmpty('i.revoked')}, 'expires', i.expires) end as info
      from people p
      join space_places s on s.client_id = ${client_id} and s.unit_id = ${unit_id}
           and s.pasport_id = p.pasport_id
      left join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.address_id = p.address_id
      left join monthly_info_choices c on c.client_id = ${client_id} and c.unit_id = ${unit_id}
           and c.pasport_id = p.pasport_id and c.address_id = p.address_id
      left join portal_users u on u.client_id = ${client_id} and u.client_user_id = c.client_user_id
      left join sent i on i.pasport_id = p.pasport_id and i.address_id = p.address_id
     order by s.space_number collate public.czech, p.pasport_id, p.place, p.address_id`;
}

/** The same as rows. */
export async function selectRecipients(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly number[],
  asked: AskedMonth,
): Promise<PayingRecipient[]> {
  return (await recipientsOf(unit, spaces, asked).execute(db)).rows;
}

/** Recipients of the month with all months of which something was sent in the house, by one statement. */
export async function selectMonthStanding(
  db: Db,
  unit: OwnedUnit,
  spaces: readonly number[],
  asked: AskedMonth & { readonly house: number },
): Promise<MonthStanding> {
  const { rows } = await sql<MonthStanding>`
    select coalesce((select json_agg(r) from (${recipientsOf(unit, spaces, asked)}) r), '[]')
             as recipients,
           ${sentMonths(unit, asked.house)} as months, ${isSending(unit, asked.house)} as is_sending`.execute(
    db,
  );
  return rows[0] ?? { recipients: [], months: [], is_sending: false };
}
