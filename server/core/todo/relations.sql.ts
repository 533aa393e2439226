import { sql, type RawBuilder } from 'kysely';
import type { TodoRelation } from '#contract/todo/todo-words.ts';
import type { Actor } from '#server/access/actor.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Who is told the name: what a message says is told to its own user alone. */
export type Reader = Pick<Actor, 'client_user_id'>;

/** What the name of a related record is made of; nulls where there is no such record. */
export interface RelatedParts {
  /** The id of the record, when it is there. */
  readonly related_id: number | null;
  /** By what one gets to it: the settlement of an objection, the measuring place of a warning; a message to its own user. */
  readonly relation_within: number | null;
  /** Of a house, a person, a device; the words of a message to its own user. */
  readonly own_name: string;
  readonly building_name: string;
  readonly space_number: string;
  readonly meter_kind: string | null;
  readonly serial_number: string;
  readonly warning_kind: string | null;
  readonly period_from: string | null;
  readonly period_to: string | null;
  /** The day of a message to its own user. */
  readonly written_on: string | null;
}

/** `RelatedParts` of the record that a row `t` names by `relation_kind` and `relation_id` for its `reader_id`, as a column. */
export const related = sql<RelatedParts>`
  jsonb_build_object(
    'related_id', coalesce(h.pasport_building_id, s.pasport_space_id, a.address_id, w.meter_warning_id,
                           case t.relation_kind when 'meter' then p.measuring_place_id end,
                           r.revision_id, o.settlement_objection_id, n.client_user_message_id,
                           case t.relation_kind when 'settlement' then e.settlement_id end),
    'relation_within', case t.relation_kind when 'objection' then e.settlement_id
                                            when 'warning' then p.measuring_place_id
                                            else own.client_user_message_id end,
    'own_name', coalesce(h.pasport_name, a.full_name, r.device_name, own.message, ''),
    'building_name', coalesce(m.content ->> 'building_name', l.building_name, s.building_name, ''),
    'space_number', coalesce(m.content ->> 'space_name', l.space_number, s.space_number, ''),
    'meter_kind', p.kind, 'serial_number', coalesce(d.serial_number, ''), 'warning_kind', w.kind,
    'period_from', e.period_from, 'period_to', e.period_to, 'written_on', own.written_on)`;

/** Records that rows `t` are of, each at its own row; what is not there leaves nulls. */
export const relatedJoins = sql`
  left join house_places h on t.relation_kind = 'building' and h.client_id = t.client_id
       and h.unit_id = t.unit_id and h.pasport_building_id = t.relation_id
  left join space_places s on t.relation_kind = 'space' and s.client_id = t.client_id
       and s.unit_id = t.unit_id and s.pasport_space_id = t.relation_id
  left join person_names a on t.relation_kind = 'address' and a.client_id = t.client_id
       and a.unit_id = t.unit_id and a.address_id = t.relation_id
  left join meter_warnings w on t.relation_kind = 'warning' and w.client_id = t.client_id
       and w.unit_id = t.unit_id and w.meter_warning_id = t.relation_id
  left join measuring_places p on p.client_id = t.client_id and p.unit_id = t.unit_id
       and p.measuring_place_id = case t.relation_kind when 'meter' then t.relation_id
                                                       when 'warning' then w.measuring_place_id end
  left join lateral (
    select x.serial_number from meters x
     where x.client_id = p.client_id and x.unit_id = p.unit_id
       and x.measuring_place_id = p.measuring_place_id and x.removed_on is null
     order by x.mounted_on desc, x.meter_id desc limit 1) d on true
  left join revisions r on t.relation_kind = 'revision' and r.client_id = t.client_id
       and r.unit_id = t.unit_id and r.revision_id = t.relation_id
  left join settlement_objections o on t.relation_kind = 'objection' and o.client_id = t.client_id
       and o.unit_id = t.unit_id and o.settlement_objection_id = t.relation_id
  left join settlement_statements m on m.client_id = o.client_id and m.unit_id = o.unit_id
       and m.settlement_statement_id = o.settlement_statement_id
  left join settlements e on e.client_id = t.client_id and e.unit_id = t.unit_id
       and e.settlement_id = case t.relation_kind when 'settlement' then t.relation_id
                                                  when 'objection' then o.settlement_id end
  left join pasport_places l on l.client_id = t.client_id and l.unit_id = t.unit_id
       and l.pasport_id = coalesce(p.pasport_id, r.pasport_id,
                                   case t.relation_kind when 'settlement' then e.building_id end)
  left join client_user_messages n on t.relation_kind = 'message' and n.client_id = t.client_id
       and n.client_user_message_id = t.relation_id
  left join lateral (
    select n.client_user_message_id, n.message,
           (n.created at time zone 'Europe/Prague')::date as written_on
     where n.client_user_id = t.reader_id) own on true`;

/** The record that a task is of. */
export interface Relation {
  readonly relation_kind: TodoRelation;
  readonly relation_id: number;
}

/** Records of the unit that tasks are going to be of, each by its relation; undefined where there is none. */
export async function selectRelated(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  relations: readonly Relation[],
  reader: Reader,
): Promise<(relation: Relation) => RelatedParts | undefined> {
  if (relations.length === 0) return () => undefined;
  const keyOf = ({ relation_kind, relation_id }: Relation) => `${relation_kind} ${relation_id}`;
  const distinct = [...new Map(relations.map((one) => [keyOf(one), one])).values()];
  const { rows } = await sql<Relation & { parts: RelatedParts }>`
    select t.relation_kind, t.relation_id, ${related} as parts
      from (select ${client_id}::integer as client_id, ${unit_id}::integer as unit_id, relation_kind,
                   relation_id, ${reader.client_user_id}::integer as reader_id
              from unnest(${distinct.map((one) => one.relation_kind)}::text[],
                          ${distinct.map((one) => one.relation_id)}::integer[])
                   as r (relation_kind, relation_id)) t
      ${relatedJoins}`.execute(db);
  const found = rows.filter(({ parts }) => parts.related_id !== null);
  const byKey = new Map(found.map((row) => [keyOf(row), row.parts]));
  return (relation) => byKey.get(keyOf(relation));
}

/** How many records of a kind are offered at most. */
const MOST_OFFERED = 2000;

/** Ids of records of the unit of a kind that are in use, in the order in which people look for them. */
const offered: Readonly<
  Record<TodoRelation, (unit: OwnedUnit, reader: Reader) => RawBuilder<unknown>>
> = {
  building: ({ client_id, unit_id }) => sql`
    select pasport_building_id as id, pasport_name as place, '' as number from house_places
     where client_id = ${client_id} and unit_id = ${unit_id} and kind = 'building' and not hidden`,
  space: ({ client_id, unit_id }) => sql`
    select pasport_space_id, building_name, space_number from space_places
     where client_id = ${client_id} and unit_id = ${unit_id} and not hidden`,
  address: ({ client_id, unit_id }) => sql`
    select address_id, full_name, '' from person_names
     where client_id = ${client_id} and unit_id = ${unit_id} and not hidden`,
  meter: ({ client_id, unit_id }) => sql`
    select p.measuring_place_id, l.building_name, l.space_number
      from measuring_places p
      join pasport_places l on l.client_id = p.client_id and l.unit_id = p.unit_id
           and l.pasport_id = p.pasport_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and not p.hidden`,
  revision: ({ client_id, unit_id }) => sql`
    select r.revision_id, l.building_name, r.device_name
      from revisions r
      join pasport_places l on l.client_id = r.client_id and l.unit_id = r.unit_id
           and l.pasport_id = r.pasport_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id} and not r.hidden`,
  settlement: ({ client_id, unit_id }) => sql`
    select settlement_id, to_char(period_from, 'YYYYMMDD'), '' from settlements
     where client_id = ${client_id} and unit_id = ${unit_id}`,
  objection: ({ client_id, unit_id }) => sql`
    select settlement_objection_id, to_char(received_on, 'YYYYMMDD'), '' from settlement_objections
     where client_id = ${client_id} and unit_id = ${unit_id}`,
  warning: ({ client_id, unit_id }) => sql`
    select meter_warning_id, to_char(found_on, 'YYYYMMDD'), '' from meter_warnings
     where client_id = ${client_id} and unit_id = ${unit_id} and state in ('new', 'solving')`,
  // Those to the reader that speak of this unit or of none, the newest first.
  message: ({ client_id, unit_id }, { client_user_id }) => sql`
    select client_user_message_id, to_char(99999999999 - extract(epoch from created), 'FM00000000000'), ''
      from client_user_messages
     where client_id = ${client_id} and client_user_id = ${client_user_id}
       and coalesce(substring(link from '[?&]unit=([0-9]+)'), ${String(unit_id)}) = ${String(unit_id)}`,
};

/** Records of the unit of one kind that a task may be of, with what their names are made of. */
export async function selectRelations(
  db: Db,
  unit: OwnedUnit,
  kind: TodoRelation,
  reader: Reader,
): Promise<RelatedParts[]> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<{ parts: RelatedParts }>`
    with offered as materialized (
      select x.id, x.place, x.number from (${offered[kind](unit, reader)}) x (id, place, number)
       order by x.place collate public.czech, x.number collate public.czech, x.id limit ${MOST_OFFERED})
    select ${related} as parts
      from (select ${client_id}::integer as client_id, ${unit_id}::integer as unit_id,
                   ${kind}::text as relation_kind, id as relation_id, place, number,
                   ${reader.client_user_id}::integer as reader_id from offered) t
      ${relatedJoins}
     order by t.place collate public.czech, t.number collate public.czech, t.relation_id`.execute(
    db,
  );
  return rows.map(({ parts }) => parts);
}
