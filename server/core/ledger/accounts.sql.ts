import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { browseAccounts, LedgerAccount } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { firstPhone } from '#server/core/people/holders-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, selectPiece } from '#server/db/list-piece.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import { balancesOf } from './balances.sql.ts';
import { partiesOn } from './parties.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * The people of accounts, or of those of the condition, as a table: ledger_account_id, people (who represents
 * them first), names, phone, phone_of, email of the first who has one.
 */
export function peopleOf({ client_id, unit_id }: OwnedUnit, condition: Sql = sql`true`): Sql {
  return sql`
    select p.ledger_account_id, string_agg(a.full_name, ', ' order by p.place) as names,
           json_agg(json_build_object('address_id', p.address_id, 'full_name', a.full_name)
                    order by p.place) as people,
           ${firstPhone(sql`p.place`)},
           coalesce((array_agg(a.email order by p.place) filter (where a.email <> ''))[1], '') as email
      from ledger_account_people p
      join person_names a on a.client_id = p.client_id and a.unit_id = p.unit_id
           and a.address_id = p.address_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and ${condition}
     group by p.ledger_account_id`;
}

/** Names of accounts, as a table: ledger_account_id, pasport_id, space_number, building_name, variable_symbol, names, people. */
export function accountsNamed(unit: OwnedUnit): Sql {
  return sql`
    select a.ledger_account_id, a.pasport_id, s.space_number, s.building_name, s.variable_symbol, w.names,
           w.people
      from ledger_accounts a
      join pasport_places s on s.client_id = a.client_id and s.unit_id = a.unit_id
           and s.pasport_id = a.pasport_id
      join (${peopleOf(unit)}) w on w.ledger_account_id = a.ledger_account_id
     where a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}`;
}

/** Which accounts on which day: all, one by its id, those of a person or of a space. */
interface Accounts {
  readonly day: string;
  readonly id?: number | undefined;
  readonly address_id?: number | undefined;
  readonly pasport_id?: number | undefined;
  /** Those of the ids. */
  readonly ids?: readonly number[] | undefined;
  /** Those of which something is claimed for the month. */
  readonly claimed_for?: string | undefined;
}

const byPlaces = [
  sql`s.building_name collate public.czech`,
  sql`s.space_number collate public.czech`,
  sql`a.ledger_account_id`,
];

/** Where an account is: its row of pasport_places as `s`. */
const placeOf = sql`
  cross join lateral (
    select p.* from pasport_places p
     where p.client_id = a.client_id and p.unit_id = a.unit_id and p.pasport_id = a.pasport_id
    offset 0) s`;

/** The house (pasport_id) where the space of an account is, as a query. */
export const houseOfAccount = ({ client_id, unit_id }: OwnedUnit, id: number | Sql): Sql => sql`
  select s.building_id
    from ledger_accounts a
    join pasport_places s on s.client_id = a.client_id and s.unit_id = a.unit_id
         and s.pasport_id = a.pasport_id
   where a.client_id = ${client_id} and a.unit_id = ${unit_id} and a.ledger_account_id = ${id}`;

const ofTheUnit = ({ client_id, unit_id }: OwnedUnit): Sql =>
  sql`a.client_id = ${client_id} and a.unit_id = ${unit_id}`;

/** Of accounts `a` those of which something is claimed for the month: as many as the month says. */
const isClaimedFor = ({ client_id, unit_id }: OwnedUnit, month: string): Sql => sql`
  a.ledger_account_id in (
    select l.ledger_account_id from ledger_claims l
     where l.client_id = ${client_id} and l.unit_id = ${unit_id} and l.origin = 'month'
       and l.for_month = ${month}::date)`;

/** The accounts that are wanted, where not all are: their ids and pasport_ids. Only of them the rest is counted. */
function among(
  unit: OwnedUnit,
  { id, ids, address_id, pasport_id, claimed_for }: Accounts,
): Sql | undefined {
  const of = (column: Sql, value: number | undefined) =>
    value === undefined ? [] : [sql`${column} = ${value}`];
  const narrowed = [
    ...of(sql`a.ledger_account_id`, id),
    ...of(sql`a.pasport_id`, pasport_id),
    ...(ids === undefined ? [] : [isOneOf(sql`a.ledger_account_id`, ids)]),
    ...(claimed_for === undefined ? [] : [isClaimedFor(unit, claimed_for)]),
    ...(address_id === undefined
      ? []
      : [
          sql`exists (
            select from ledger_account_people o
             where o.client_id = a.client_id and o.unit_id = a.unit_id
               and o.ledger_account_id = a.ledger_account_id and o.address_id = ${address_id})`,
        ]),
  ];
  if (narrowed.length === 0) return undefined;
  return sql`
    select a.ledger_account_id, a.pasport_id
      from ledger_accounts a
     where ${sql.join([ofTheUnit(unit), ...narrowed], sql` and `)}`;
}

/** Accounts of the unit as they stand at the end of the day, by houses and numbers of spaces. */
export async function selectAccounts(
  db: Db,
  unit: OwnedUnit,
  wanted: Accounts,
): Promise<LedgerAccount[]> {
  return (await accountsOn(unit, wanted).execute(db)).rows;
}

/** The same as a query. */
export function accountsOn(unit: OwnedUnit, wanted: Accounts): RawBuilder<LedgerAccount> {
  const { day } = wanted;
  const chosen = among(unit, wanted);
  const isAmong = (column: string) =>
    chosen === undefined
      ? sql`true`
      : sql`${sql.ref(column)} in (select ${sql.ref(column)} from chosen)`;
  const byId = isAmong('ledger_account_id');
  return sql`
    with ${chosen === undefined ? sql`` : sql`chosen as materialized (${chosen}),`}
    balances as materialized (${balancesOf(within(ofUnit(unit), byId), day)}),
    people as materialized (${peopleOf(unit, byId)}),
    parties as materialized (${partiesOn(unit, day, isAmong('pasport_id'))})
    select a.ledger_account_id, a.unit_id, a.pasport_id, s.pasport_space_id, s.space_number,
           s.building_id, s.building_name, coalesce(s.variable_symbol, '') as variable_symbol,
           w.people, w.names, w.phone, w.phone_of, w.email, y.party is not null as is_present,
           b.claimed::float8, b.paid::float8, (b.claimed - b.paid)::float8 as balance,
           b.overdue::float8, to_char(b.owed_since, 'YYYY-MM-DD') as owed_since
      from ledger_accounts a
      join balances b on b.ledger_account_id = a.ledger_account_id
     ${placeOf}
      join people w on w.ledger_account_id = a.ledger_account_id
      left join parties y on y.pasport_id = a.pasport_id and y.party = a.party
     where ${ofTheUnit(unit)}
     order by ${sql.join(byPlaces)}`;
}

/** A piece of them. Errors: `list-changed`. */
export async function selectAccountsPiece(
  db: Db,
  unit: OwnedUnit,
  day: string,
  { claimed_for, ...asked }: QueryOf<typeof browseAccounts>,
): Promise<ResultOf<typeof browseAccounts>> {
  const isWanted = claimed_for === undefined ? sql`true` : isClaimedFor(unit, claimed_for);
  const list = {
    key: sql`a.ledger_account_id`,
    order: byPlaces.map((by) => ({ by })),
    from: sql`from ledger_accounts a ${placeOf} where ${ofTheUnit(unit)} and ${isWanted}`,
  };
  const { keys, told } = await selectPiece(db, list, asked);
  const rows = await selectAccounts(db, unit, { day, ids: keys.map(Number) });
  return { values: inOrder(keys, rows, (row) => row.ledger_account_id), ...told };
}

/** The person and the space, where they are named, as a query: one row where the unit has them. */
export function namedOfUnit(
  { client_id, unit_id }: OwnedUnit,
  named: { readonly address_id?: number | undefined; readonly pasport_id?: number | undefined },
): RawBuilder<unknown> {
  const { address_id = null, pasport_id = null } = named;
  return sql`
    select where (${address_id}::integer is null or exists (
              select from person_names n
               where n.client_id = ${client_id} and n.unit_id = ${unit_id}
                 and n.address_id = ${address_id}::integer))
           and (${pasport_id}::integer is null or exists (
              select from pasport_places p
               where p.client_id = ${client_id} and p.unit_id = ${unit_id}
                 and p.pasport_id = ${pasport_id}::integer))`;
}

/** The account to which a list is narrowed, as a query: one row where the unit has it, or none is named. */
export function accountNamed(
  { client_id, unit_id }: OwnedUnit,
  account: number | undefined,
): RawBuilder<unknown> {
  if (account === undefined) return sql`select`;
  return sql`
    select from ledger_accounts
     where client_id = ${client_id} and unit_id = ${unit_id} and ledger_account_id = ${account}`;
}

/** How many of the accounts the unit has, for a read that holds nothing. */
export async function selectAccountsCount(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ledger_accounts
     where client_id = ${client_id} and unit_id = ${unit_id}
       and ledger_account_id = any (${[...ids]}::integer[])`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Which of the accounts the unit has. */
export async function selectAccountsHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ ledger_account_id: number }>`
    select ledger_account_id from ledger_accounts
     where client_id = ${client_id} and unit_id = ${unit_id}
       and ledger_account_id = any (${[...ids]}::integer[])
     order by ledger_account_id for share`.execute(db);
  return rows.map(({ ledger_account_id }) => ledger_account_id);
}
