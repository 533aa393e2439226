import { sql, type RawBuilder } from 'kysely';
import type { Reminder } from '#contract/money/reminders.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { accountNamed, accountsNamed } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { MailedTable } from '#server/outside/mailed-table.sql.ts';
import type { MadeLetter } from './letters.ts';

export const mailedReminders = new MailedTable('reminders', 'reminder_id', 'reminders');

interface NewReminder {
  readonly letter: MadeLetter;
  readonly reminded_on: string;
  /** Where it is mailed to; empty for paper. */
  readonly recipient: string;
  readonly client_user_id: number;
}

/**
 * Keeps a letter with its claims; returns its id, or undefined where the debtor has got the level already:
 * whoever comes second waits here for the first one and writes nothing.
 */
export async function insertReminder(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { letter, reminded_on, recipient, client_user_id }: NewReminder,
): Promise<number | undefined> {
  const { ledger_account_id, level, pay_by, amount, interest, address_id, addressee } = letter;
  const isMail = recipient !== '';
  const { rows } = await sql<{ reminder_id: number }>`
    with made as (
      insert into reminders (client_id, unit_id, ledger_account_id, level, first_claim_id, reminded_on,
                             pay_by, amount, interest, address_id, addressee, recipient, channel,
                             subject, body, state, client_user_id)
      values (${client_id}, ${unit_id}, ${ledger_account_id}, ${level},
              ${letter.claims[0]?.ledger_claim_id ?? null}, ${reminded_on}, ${pay_by}, ${amount},
              ${interest}, ${address_id}, ${addressee}, ${recipient}, ${isMail ? 'mail' : 'paper'},
              ${letter.subject}, ${letter.body}, ${isMail ? 'waiting' : 'made'}, ${client_user_id})
      on conflict (client_id, unit_id, ledger_account_id, level, first_claim_id) do nothing
      returning reminder_id),
    marked as (
      insert into reminder_claims (client_id, unit_id, reminder_id, ledger_claim_id, level, unpaid)
      select ${client_id}::integer, ${unit_id}::integer, m.reminder_id, c.ledger_claim_id,
             ${level}::integer, c.unpaid
        from made m
       cross join jsonb_to_recordset(${JSON.stringify(letter.claims)}::jsonb)
         as c (ledger_claim_id integer, unpaid bigint))
    select reminder_id from made`.execute(db);
  return rows[0]?.reminder_id;
}

interface Wanted {
  readonly ids?: readonly number[];
  readonly account?: number | undefined;
}

/** Reminders that were made, the newest first: all of the unit, those of an account, or those of the ids. */
export async function selectReminders(
  db: Db,
  unit: OwnedUnit,
  wanted: Wanted,
): Promise<Reminder[]> {
  return (await remindersOf(unit, wanted).execute(db)).rows;
}

/** Those of the unit or of an account; undefined where it is not of the unit. */
export async function selectRemindersUnder(
  db: Db,
  unit: OwnedUnit,
  account: number | undefined,
): Promise<Reminder[] | undefined> {
  return selectRowsUnder(db, accountNamed(unit, account), remindersOf(unit, { account }));
}

function remindersOf(unit: OwnedUnit, { ids, account }: Wanted): RawBuilder<Reminder> {
  const those = ids === undefined ? sql`` : sql`and r.reminder_id = any (${[...ids]}::integer[])`;
  const own = account === undefined ? sql`` : sql`and r.ledger_account_id = ${account}`;
  return sql`
    select r.reminder_id, r.unit_id, r.ledger_account_id, n.space_number, n.building_name,
           coalesce(n.variable_symbol, '') as variable_symbol, n.names,
           r.level, to_char(r.reminded_on, 'YYYY-MM-DD') as reminded_on,
           to_char(r.pay_by, 'YYYY-MM-DD') as pay_by, r.amount::float8 as amount,
           r.interest::float8 as interest,
           (select count(*)::integer from reminder_claims c
             where c.client_id = r.client_id and c.unit_id = r.unit_id
               and c.reminder_id = r.reminder_id) as claims_count,
           r.addressee, r.recipient, r.channel, r.subject, r.body, r.state, r.fault,
           ${momentOrEmpty('r.settled')} as settled,
           to_char(r.delivered_on, 'YYYY-MM-DD') as delivered_on, r.created,
           coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as made_by,
           r.version
      from reminders r
      join (${accountsNamed(unit)}) n on n.ledger_account_id = r.ledger_account_id
      left join portal_users u on u.client_id = r.client_id and u.client_user_id = r.client_user_id
     where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id} ${those} ${own}
     order by r.reminded_on desc, r.reminder_id desc`;
}

/**
 * Writes down that a letter was handed over or posted: one on paper, or one that no mail server took.
 * Undefined where it is not there in the version, or went by mail.
 */
export async function updateDelivered(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
  { version, state, delivered_on }: Delivery,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reminders set state = ${state}, delivered_on = ${delivered_on}
     where client_id = ${client_id} and unit_id = ${unit_id} and reminder_id = ${id}
       and (${version ?? null}::integer is null or version = ${version ?? null}::integer)
       and state in ('made', 'refused', 'handed', 'posted')`.execute(db);
  return numAffectedRows === 1n;
}

interface Delivery {
  readonly version?: number | undefined;
  readonly state: 'handed' | 'posted';
  readonly delivered_on: string;
}
