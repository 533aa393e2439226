import { sql, type RawBuilder } from 'kysely';
import type { listRelations, Relation } from '#contract/addresses.ts';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, selectPiece } from '#server/db/list-piece.sql.ts';
import { bindingsOf, bindingsOn } from '#server/core/people/bindings.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { ofUnit as inUnit, within } from '#server/core/time/records-on.sql.ts';

/** Bindings `h` that are `held`, with people `a` and places `s` of the unit. */
function bound({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
      from held h
      join person_names a on a.client_id = ${client_id} and a.unit_id = ${unit_id}
           and a.address_id = h.address_id
      join pasport_places s on s.client_id = ${client_id} and s.unit_id = ${unit_id}
           and s.pasport_id = h.pasport_id`;
}

/**
 * Relations with the names of what they bind. Occupants are those of the day, or of the relation's
 * own day nearest to it.
 */
function told(
  unit: OwnedUnit,
  day: string,
  bindings: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<Relation> {
  const ofSpace = within(inUnit(unit), sql`pasport_id = h.pasport_id`);
  const own = sql`greatest(h.valid_from, least(h.valid_to, ${day}::date))`;
  return sql<Relation>`
    with held as materialized (${bindings})
    select h.address_id, a.address_type, a.full_name, a.title_before, a.title_after, a.email, a.phone,
           h.relation, h.record_id, h.pasport_id,
           s.pasport_space_id, s.building_name, s.space_number,
           s.variable_symbol, h.valid_from, h.valid_to, u.users_count, h.contract_valid_to,
           h.contract_warning
      ${bound(unit)}
      left join lateral (${personsOn(ofSpace, own)}) u on true
     order by ${order}`;
}

const byName = [
  sql`a.full_name collate public.czech`,
  sql`h.address_id`,
  sql`nullif(s.building_name, '') collate public.czech`,
  sql`s.space_number collate public.czech`,
  sql`h.relation`,
  sql`h.record_id`,
];

/** Who owns, uses and lives in the spaces of the unit on the day, by name. */
export function relationsOn(unit: OwnedUnit, day: string): RawBuilder<Relation> {
  return told(unit, day, bindingsOn(inUnit(unit), day), sql.join(byName));
}

/** The same of a piece of the list. Errors: `list-changed`. */
export async function selectRelationsPiece(
  db: Db,
  unit: OwnedUnit,
  day: string,
  asked: QueryOf<typeof listRelations>,
): Promise<ResultOf<typeof listRelations>> {
  const list = {
    tables: sql`held as materialized (${bindingsOn(inUnit(unit), day)})`,
    key: sql`concat_ws('-', h.relation, h.record_id, h.address_id)`,
    order: byName.map((by) => ({ by })),
    from: bound(unit),
  };
  const piece = await selectPiece(db, list, asked);
  const people = piece.keys.map((key) => Number(key.split('-').at(-1)));
  const theirs = within(inUnit(unit), isOneOf(sql`address_id`, people));
  const { rows } = await told(unit, day, bindingsOn(theirs, day), sql.join(byName)).execute(db);
  const keyOf = (row: Relation) => `${row.relation}-${row.record_id}-${row.address_id}`;
  return { values: inOrder(piece.keys, rows, keyOf), ...piece.told };
}

/** All that binds one address to spaces, ended relations too, newest first. */
export function relationsOf(
  unit: OwnedUnit,
  addressId: number,
  today: string,
): RawBuilder<Relation> {
  const newest = sql`h.valid_from desc, h.relation, h.record_id desc`;
  const its = bindingsOf(within(inUnit(unit), sql`address_id = ${addressId}`));
  return told(unit, today, its, newest);
}
