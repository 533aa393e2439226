import { sql, type RawBuilder } from 'kysely';
import type { ReminderLevel } from '#contract/money/reminders.ts';
import type { ReminderStanding } from '#contract/rules/reminder-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  NO_AGREEMENTS,
  storedAgreements,
  type StoredAgreements,
} from '#server/core/instalments/agreements.sql.ts';
import { peopleOf } from '#server/core/ledger/accounts.sql.ts';
import { debtorsOn, type Owing } from '#server/core/ledger/debtors.sql.ts';
import { unpaidOn } from '#server/core/ledger/unpaid.sql.ts';
import { letterLines } from '#server/core/people/letter-lines.sql.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectAllBeside } from '#server/db/rows-under.sql.ts';
import { levelsOf, storedLevels, type StoredLevel } from './levels.sql.ts';

/** A claim of which something is not paid. */
export interface UnpaidClaim {
  readonly ledger_claim_id: number;
  readonly name: string;
  readonly for_month: string | null;
  readonly due_on: string;
  readonly unpaid: number;
  /** The highest level by which somebody was reminded of it, and when; 0 and null where nobody was. */
  readonly level: number;
  readonly reminded_on: string | null;
}

/** How far the reminding of an account has got, with whom a letter goes to. */
export interface AccountStanding extends ReminderStanding {
  readonly ledger_account_id: number;
  /** The oldest first. */
  readonly claims: readonly UnpaidClaim[];
  /** Who represents the party: his id, the address for an envelope and his mail; empty where not known. */
  readonly address_id: number;
  readonly addressee: string;
  readonly email: string;
  readonly unit_name: string;
  /** Accounts of the unit, '123/0100, 456/0300'; empty of a unit that has none. */
  readonly bank_accounts: string;
}

/** What reminders of the unit go by. */
export interface Standings {
  readonly levels: ReminderLevel[];
  /** By the id of the account. */
  readonly standings: ReadonlyMap<number, AccountStanding>;
  readonly stored: StoredAgreements;
}

interface Stored {
  readonly levels: readonly StoredLevel[];
  readonly standings: readonly AccountStanding[];
  readonly stored: StoredAgreements;
}

const allOn = (unit: OwnedUnit, day: string): RawBuilder<Stored> => sql`
  select ${jsonOf(storedLevels(unit))} as levels, ${storedAgreements(unit, {})} as stored,
         ${jsonOf(standingsOn(unit, day))} as standings`;

const toldOf = (unit: OwnedUnit, { levels, standings, stored }: Stored): Standings => ({
  levels: levelsOf(unit, levels),
  standings: new Map(standings.map((one) => [one.ledger_account_id, one])),
  stored,
});

/** Accounts that owe at the end of the day, with the claims and the reminders of them, and the levels. */
export async function selectStandings(db: Db, unit: OwnedUnit, day: string): Promise<Standings> {
  const [found] = (await allOn(unit, day).execute(db)).rows;
  return toldOf(unit, found ?? { levels: [], standings: [], stored: NO_AGREEMENTS });
}

/** The same with those who owe, who owes most is the first. */
export async function selectDebtorStandings(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<Standings & { debtors: Owing[] }> {
  const beside = { one: allOn(unit, day), rows: debtorsOn(unit, day) };
  const { one, rows: debtors } = await selectAllBeside(db, beside);
  return { ...toldOf(unit, one), debtors };
}

function standingsOn(unit: OwnedUnit, day: string): RawBuilder<AccountStanding> {
  const { client_id, unit_id } = unit;
  return sql<AccountStanding>`
    with unpaid as materialized (${unpaidOn(unit, day)}),
    reminded as (
      select c.ledger_claim_id, max(c.level) as level, max(r.reminded_on) as reminded_on
        from reminder_claims c
        join reminders r on r.client_id = c.client_id and r.unit_id = c.unit_id
             and r.reminder_id = c.reminder_id
       where c.client_id = ${client_id} and c.unit_id = ${unit_id}
         and c.ledger_claim_id in (select ledger_claim_id from unpaid)
       group by c.ledger_claim_id),
    owed as (
      select u.ledger_account_id, min(u.due_on) as owed_since, coalesce(max(m.level), 0) as last_level,
             max(m.reminded_on) as last_on,
             json_agg(json_build_object('ledger_claim_id', u.ledger_claim_id, 'name', u.name,
               'for_month', u.for_month, 'due_on', u.due_on, 'unpaid', u.unpaid::float8,
               'level', coalesce(m.level, 0), 'reminded_on', to_char(m.reminded_on, 'YYYY-MM-DD'))
               order by u.due_on, u.ledger_claim_id) as claims
        from unpaid u left join reminded m on m.ledger_claim_id = u.ledger_claim_id
       group by u.ledger_account_id)
    select o.ledger_account_id, to_char(o.owed_since, 'YYYY-MM-DD') as owed_since, o.last_level,
           to_char(o.last_on, 'YYYY-MM-DD') as last_on, o.claims, p.address_id,
           array_to_string(${letterLines('a')}, E'\\n') as addressee,
           coalesce(a.email, '') as email, n.name as unit_name,
           coalesce((select string_agg(b.account_number || '/' || b.bank_code, ', '
                                       order by b.bank_account_id)
                       from bank_accounts b
                      where b.client_id = ${client_id} and b.unit_id = ${unit_id}
                        and not b.hidden), '') as bank_accounts
      from owed o
      join (select w.ledger_account_id, (w.people -> 0 ->> 'address_id')::integer as address_id
              from (${peopleOf(unit)}) w) p on p.ledger_account_id = o.ledger_account_id
      join units n on n.client_id = ${client_id} and n.unit_id = ${unit_id}
      left join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.address_id = p.address_id
     order by o.ledger_account_id`;
}
