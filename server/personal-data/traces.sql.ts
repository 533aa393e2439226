import { sql, type RawBuilder } from 'kysely';
import { personalPart, type PersonalPart } from '#contract/personal-data.ts';
import { messagesOfClient } from '#server/core/clients/messages.sql.ts';
import type { EmptiedRows } from '#server/core/people/mentions.sql.ts';
import {
  addressesOf,
  goneOfPerson,
  idsOfPerson,
  recordsOfPerson,
  textsOfPerson,
} from '#server/core/people/of-person.sql.ts';
import { book } from '#server/db/book/book.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { COVERED_COLUMNS, historicTables, personTables } from '#server/db/book/persons.ts';
import { substituteOf } from './personal-words.ts';
import { anyOf, ofUnit, type Person, type Traced } from './person.sql.ts';

/** How many records of a part there are. */
export interface Count {
  readonly part: PersonalPart;
  readonly count: number;
}

const emptiedTables = personTables.filter(({ isEmptied }) => isEmptied);

/** Rows of history of the person's address and of records that are or once were the person's. */
export function historyOfPerson(traced: Traced): RawBuilder<unknown> {
  const { ids } = traced;
  const { client_id } = traced.unit;
  const once = ids.map((id) => sql`h.changes -> 'address_id' @> to_jsonb(${id}::integer)`);
  const now = emptiedTables.map((of) => sql`union ${idsOfPerson(traced, of)}`);
  const gone = emptiedTables.flatMap((of) => goneOfPerson(traced, of));
  return sql`a.client_id = ${client_id} and (
    (a.record_type = 'addresses' and a.record_id = ${anyOf(ids)})
    or (a.record_type, a.record_id) in (
      select h.record_type, h.record_id from audit_log h
       where h.client_id = ${client_id} and h.record_type = any (${[...historicTables]}::text[])
         and h.changes ? 'address_id' and (${sql.join(once, sql` or `)})
      ${sql.join([...now, ...gone], sql` `)}))`;
}

/** History that still shows a value of the person. */
export function tellingHistory(traced: Traced): RawBuilder<unknown> {
  return sql`${historyOfPerson(traced)}
    and a.changes <> access.covered(a.changes, ${[...COVERED_COLUMNS]}::text[])`;
}

/** Whether a text has the name as a word, in whatever case and diacritics. */
function hasWord(column: RawBuilder<unknown>, name: string): RawBuilder<unknown> {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return sql`folded(${column}) ~ ('(^|[^[:alnum:]])' || folded(${escaped}::text) || '($|[^[:alnum:]])')`;
}

/** Whether a text names the person: all parts of the name are in it. */
export function naming(column: RawBuilder<unknown>, { first_name, last_name }: Person) {
  const parts = [first_name, last_name].filter((name) => name !== '');
  if (parts.length === 0) return sql`false`;
  return sql`(${sql.join(
    parts.map((name) => hasWord(column, name)),
    sql` and `,
  )})`;
}

/** Rows of imported files that name the person. */
export function importRowsOf({ unit, person }: Traced): RawBuilder<unknown> {
  return sql`client_id = ${unit.client_id}
    and import_id in (select import_id from import_batches where ${ofUnit(unit)})
    and ${naming(sql`concat_ws(' ', cells::text, faults::text, group_key)`, person)}`;
}

/** Messages to users that name the person. */
export function messagesOf({ unit, person }: Traced): RawBuilder<unknown> {
  return sql`client_id = ${unit.client_id} and ${naming(sql`message`, person)}`;
}

/** History of such messages; with them, history of what was in them. */
export function messageHistoryOf({ unit, person }: Traced): RawBuilder<unknown> {
  return sql`client_id = ${unit.client_id} and record_type = 'client_user_messages'
    and ${naming(sql`changes::text`, person)}`;
}

/** Rows `t` that are emptied as a whole, whatever in them names the person. */
export function emptiedRows(traced: Traced): EmptiedRows {
  return {
    addresses: sql`t.address_id = ${anyOf(traced.ids)}`,
    import_rows: importRowsOf(traced),
    client_user_messages: messagesOf(traced),
  };
}

function counted(part: PersonalPart, from: RawBuilder<unknown>) {
  return sql`select ${part}::text as part, count(*)::integer as count from ${from}`;
}

function countsOf(counts: readonly RawBuilder<unknown>[]): RawBuilder<Count> {
  return sql<Count>`${sql.join(counts, sql` union all `)}`;
}

/** How many records have a value that an anonymisation replaces, covers or empties. */
export function replacedCounts(traced: Traced): RawBuilder<Count> {
  const { unit, ids } = traced;
  const person = sql`${ofUnit(unit)} and address_id = ${anyOf(ids)}`;
  const substitute = sql`${substituteOf('')}::text`;
  return countsOf([
    counted(
      'addresses',
      sql`(${addressesOf(traced)}) r where full_name <> ${substitute} || address_id`,
    ),
    ...emptiedTables.map((of) =>
      counted(personalPart.parse(of.table), sql`(${textsOfPerson(traced, of)}) r`),
    ),
    counted(
      'sipo_lines',
      sql`sipo_lines where ${person} and payer_name <> ${substitute} || address_id`,
    ),
    counted('import_rows', sql`import_rows where ${importRowsOf(traced)}`),
    counted('client_user_messages', sql`(${messagesOfClient(unit)}) m where ${messagesOf(traced)}`),
    counted('audit_log', sql`audit_log a where ${tellingHistory(traced)}`),
  ]);
}

/** Records of a part that stay, by which law, and the last day for which it keeps the newest of them. */
export interface Kept extends Count {
  readonly law: string;
  readonly until: string | null;
}

/** Years from the end of the year for which accounts are kept (zákon č. 563/1991 Sb., § 31). */
const YEARS_OF_ACCOUNTS = 5;

/** The year of an account among the records `r`. */
const yearOfAccount: Partial<Record<PersonalPart, RawBuilder<unknown>>> = {
  sipo_lines: sql`(select left(h.period, 4)::integer from sipo_hand_overs h
                    where h.client_id = r.client_id and h.sipo_hand_over_id = r.sipo_hand_over_id)`,
  pasport_tenant_costs: sql`extract(year from coalesce(r.valid_to, (now() at time zone 'Europe/Prague')::date))::integer`,
  address_orders: sql`extract(year from r.created at time zone 'Europe/Prague')::integer`,
};

function kept(part: PersonalPart, law: string, from: RawBuilder<unknown>) {
  const year = yearOfAccount[part] ?? sql`null::integer`;
  return sql`select ${part}::text as part, count(*)::integer as count, ${law}::text as law,
    max(${year}) + ${YEARS_OF_ACCOUNTS}::integer || '-12-31' as until from ${from}`;
}

function lawOf(table: TableName): string {
  const { retention } = book[table];
  return ('law' in retention ? retention.law : undefined) ?? '';
}

/** How many records stay, tied to the substitute. */
export function retainedCounts(traced: Traced): RawBuilder<Kept> {
  // That a person was erased is told by itself; of what goes with the address nothing is left.
  const retained = personTables.filter(
    ({ table, goesAlong }) => table !== 'anonymisations' && goesAlong === undefined,
  );
  const counts = retained.map((of) => {
    const records = sql`(${recordsOfPerson(traced, of)}) r`;
    return kept(personalPart.parse(of.table), lawOf(of.table), records);
  });
  return sql<Kept>`${sql.join(counts, sql` union all `)}`;
}
