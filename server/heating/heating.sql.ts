import { sql, type RawBuilder } from 'kysely';
import type { Heating, HeatingChoice } from '#contract/heating.ts';
import { heatingKinds, type HeatingKind } from '#contract/rules/heating-value.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { openOn } from '#server/core/time/valid-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { usesOf } from './uses.sql.ts';

/** Columns that a person may change. */
export type HeatingChanges = Partial<
  Pick<Heating, 'code' | 'name' | 'value' | 'valid_from' | 'valid_to' | 'hidden'>
>;

/** A row of one of the client's lists. */
export interface HeatingKey {
  readonly auxtype: HeatingKind;
  readonly id: number;
}

/** Where the rows of a kind are. */
function placeOf(auxtype: HeatingKind) {
  const [table, prefix] =
    auxtype === 'indicators'
      ? (['heating_indicators', 'heating_indicator'] as const)
      : (['heating_items', 'heating_item'] as const);
  return {
    table: sql.table(table),
    id: sql.ref(`${prefix}_id`),
    order: sql.ref(auxtype === 'indicators' ? 'indicator_order' : 'item_order'),
    ofKind: auxtype === 'indicators' ? sql`true` : sql`auxtype = ${auxtype}`,
  };
}

function rowsOf(clientId: OwnedClientId, auxtype: HeatingKind): RawBuilder<unknown> {
  const { table, id, order, ofKind } = placeOf(auxtype);
  const value = auxtype === 'indicators' ? sql`null::numeric` : sql`value`;
  return sql`
    select client_id, ${id} as heating_item_id, ${auxtype}::text as auxtype, code, name,
           ${value} as value, valid_from, valid_to, is_system, ${order} as item_order, hidden,
           created, updated, version
      from ${table} where client_id = ${clientId} and ${ofKind}`;
}

function heatings(
  clientId: OwnedClientId,
  auxtype: HeatingKind,
  condition: RawBuilder<unknown>,
): RawBuilder<Heating> {
  return sql<Heating>`
    select i.heating_item_id, i.auxtype, i.code, i.name, i.value::float8 as value, i.valid_from,
           i.valid_to, i.is_system, i.item_order, i.hidden, i.created, i.updated, i.version,
           coalesce(u.buildings, 0) as used_buildings, coalesce(u.elements, 0) as used_elements,
           coalesce(u.rooms, 0) as used_rooms
      from (${rowsOf(clientId, auxtype)}) i
      left join (${usesOf(clientId, auxtype)}) u on u.item = i.heating_item_id
     where ${condition}
     order by i.item_order, i.name collate public.czech, i.heating_item_id`;
}

/** Rows of a list in their order, with what uses them. */
export async function selectHeatings(
  db: Db,
  clientId: OwnedClientId,
  auxtype: HeatingKind,
): Promise<Heating[]> {
  return (await heatings(clientId, auxtype, sql`true`).execute(db)).rows;
}

export async function selectHeating(
  db: Db,
  clientId: OwnedClientId,
  { auxtype, id }: HeatingKey,
): Promise<Heating | undefined> {
  return (await heatings(clientId, auxtype, sql`i.heating_item_id = ${id}`).execute(db)).rows[0];
}

/** What of all lists is offered on a day. */
export async function selectHeatingChoices(
  db: Db,
  clientId: OwnedClientId,
  today: string,
): Promise<HeatingChoice[]> {
  const all = heatingKinds.map((auxtype) => sql`(${rowsOf(clientId, auxtype)})`);
  const { rows } = await sql<HeatingChoice>`
    select auxtype, name, value::float8 as value
      from (${sql.join(all, sql` union all `)}) i
     where not hidden and ${openOn(today)}
     order by auxtype, item_order, name collate public.czech`.execute(db);
  return rows;
}

/** The version and origin of a row; nobody else changes it before the transaction ends. */
export async function selectHeatingForUpdate(
  db: Db,
  clientId: OwnedClientId,
  { auxtype, id }: HeatingKey,
): Promise<{ is_system: boolean } | undefined> {
  const place = placeOf(auxtype);
  const { rows } = await sql<{ is_system: boolean }>`
    select is_system from ${place.table}
     where client_id = ${clientId} and ${place.ofKind} and ${place.id} = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** A new row behind the others of its list; returns its id. Fails on the unique index of codes. */
export async function insertHeating(
  db: Db,
  clientId: OwnedClientId,
  auxtype: HeatingKind,
  row: Required<HeatingChanges>,
): Promise<number> {
  const { table, id, order, ofKind } = placeOf(auxtype);
  const isItem = auxtype !== 'indicators';
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (client_id, code, name, valid_from, valid_to, hidden, ${order}
           ${isItem ? sql`, auxtype, value` : sql``})
    select ${clientId}::integer, ${row.code}::text, ${row.name}::text, ${row.valid_from}::date,
           ${row.valid_to}::date, ${row.hidden}::boolean,
           (select coalesce(max(${order}), 0) + 10 from ${table}
             where client_id = ${clientId} and ${ofKind})
           ${isItem ? sql`, ${auxtype}::text, ${row.value}::numeric` : sql``}
    returning ${id} as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function updateHeating(
  db: Db,
  clientId: OwnedClientId,
  { auxtype, id: itemId }: HeatingKey,
  changes: HeatingChanges,
): Promise<void> {
  const { table, id } = placeOf(auxtype);
  const { value, ...others } = changes;
  const columns = auxtype === 'indicators' || value === undefined ? others : { ...others, value };
  const set = Object.entries(columns).map(([name, to]) => sql`${sql.ref(name)} = ${to}`);
  if (set.length === 0) return;
  await sql`update ${table} set ${sql.join(set)}
             where client_id = ${clientId} and ${id} = ${itemId}`.execute(db);
}

/** Puts rows of a list in the order of their ids; returns how many of the ids it has. */
export async function updateOrder(
  db: Db,
  clientId: OwnedClientId,
  auxtype: HeatingKind,
  ids: readonly number[],
): Promise<number> {
  const { table, id, order, ofKind } = placeOf(auxtype);
  const { rows } = await sql<{ found: number }>`
    with wanted as (
      select x.id, x.place * 10 as place
        from unnest(${[...ids]}::integer[]) with ordinality as x (id, place)
    ), moved as (
      update ${table} t set ${order} = w.place from wanted w
       where t.client_id = ${clientId} and ${ofKind} and t.${id} = w.id
         and t.${order} <> w.place)
    select count(*) as found from ${table} t join wanted w on t.${id} = w.id
     where t.client_id = ${clientId} and ${ofKind}`.execute(db);
  return rows[0]?.found ?? 0;
}

export async function deleteHeatingRow(
  db: Db,
  clientId: OwnedClientId,
  { auxtype, id: itemId }: HeatingKey,
): Promise<void> {
  const { table, id } = placeOf(auxtype);
  await sql`delete from ${table} where client_id = ${clientId} and ${id} = ${itemId}`.execute(db);
}
