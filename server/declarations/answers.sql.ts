import { sql } from 'kysely';
import type { Declaration, DeclarationWay } from '#contract/pasports/campaigns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { standingFor } from '#server/core/people/standing-for.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { AskedSpace } from './asked.sql.ts';

/** An answer to be kept. */
export interface NewDeclaration {
  readonly persons_count: number;
  readonly valid_from: string;
  readonly declared_by: string;
  readonly note: string;
  readonly way: DeclarationWay;
  readonly delivered: string;
  readonly shown: string;
  /** The user who wrote it in; null of what came by itself. */
  readonly client_user_id: number | null;
  readonly created: string;
}

/** The name of the user of a row, else empty, as a column. */
export function userNameOf(alias: string) {
  return sql<string>`coalesce((
    select concat_ws(' ', u.first_name, u.last_name) from portal_users u
     where u.client_id = ${sql.ref(`${alias}.client_id`)}
       and u.client_user_id = ${sql.ref(`${alias}.client_user_id`)}), '')`;
}

const told = sql`d.person_declaration_id, d.pasport_id, d.persons_count, d.valid_from, d.declared_by,
  d.note, d.way, d.delivered, d.created, d.shown, ${userNameOf('d')} as user_name`;

/** Adds an answer beside those that came before, with whoever stands for the space. */
export async function insertDeclaration(
  db: Db,
  unit: OwnedUnit,
  { person_campaign_space_id, pasport_id, valid_from: day }: AskedSpace,
  declaration: NewDeclaration,
): Promise<number> {
  const { client_id, unit_id } = unit;
  const space = within(ofUnit(unit), sql`pasport_id = ${pasport_id}`);
  const { person_declaration_id } = await db
    .insertInto('person_declarations')
    .values({
      client_id,
      unit_id,
      person_campaign_space_id,
      pasport_id,
      address_id: sql<number | null>`(select address_id from (${standingFor(space, day)}) w)`,
      ...declaration,
    })
    .returning('person_declaration_id')
    .executeTakeFirstOrThrow();
  return person_declaration_id;
}

/** All answers of the campaign, as they came; one of them by its id. */
export async function selectDeclarations(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaignId: number,
  id?: number,
): Promise<Declaration[]> {
  const one = id === undefined ? sql`` : sql`and d.person_declaration_id = ${id}`;
  const { rows } = await sql<Declaration>`
    select ${told}
      from person_campaign_spaces a
      join person_declarations d on d.client_id = a.client_id
           and d.person_campaign_space_id = a.person_campaign_space_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
       and a.person_campaign_id = ${campaignId} ${one}
     order by d.person_declaration_id`.execute(db);
  return rows;
}

/** When the space was last declared in its campaign; null when it was not yet. */
export async function selectLastDeclared(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  spaceId: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('person_declarations')
    .select('created')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('person_campaign_space_id', '=', spaceId)
    .orderBy('person_declaration_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created ?? null;
}

/** An answer that is to be taken over. */
export interface ToAccept {
  readonly person_declaration_id: number;
  readonly pasport_id: number;
  readonly building_id: number | null;
  readonly persons_count: number;
  readonly valid_from: string;
  /** No later one came, and it was not taken over yet. */
  readonly is_open: boolean;
}

/** Those of the ids that are answers of the campaign. */
export async function selectToAccept(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaignId: number,
  ids: readonly number[],
): Promise<ToAccept[]> {
  const { rows } = await sql<ToAccept>`
    select d.person_declaration_id, d.pasport_id, p.building_id, d.persons_count, d.valid_from,
           not exists (
             select from person_declarations l
              where l.client_id = d.client_id and l.unit_id = d.unit_id
                and l.person_campaign_space_id = d.person_campaign_space_id
                and l.person_declaration_id > d.person_declaration_id)
           and not exists (
             select from person_acceptances c
              where c.client_id = d.client_id and c.unit_id = d.unit_id
                and c.person_declaration_id = d.person_declaration_id) as is_open
      from person_declarations d
      join person_campaign_spaces a on a.client_id = d.client_id
           and a.person_campaign_space_id = d.person_campaign_space_id
      join pasport_places p on p.client_id = d.client_id and p.unit_id = d.unit_id
           and p.pasport_id = d.pasport_id
     where d.client_id = ${client_id} and d.unit_id = ${unit_id}
       and a.person_campaign_id = ${campaignId}
       and d.person_declaration_id = any (${[...ids]}::integer[])
     order by d.person_declaration_id`.execute(db);
  return rows;
}

/** Marks answers as taken over by the change of the house. */
export async function insertAcceptances(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
  by: { readonly house_change_id: number; readonly user_name: string },
): Promise<void> {
  await db
    .insertInto('person_acceptances')
    .values(ids.map((id) => ({ client_id, unit_id, person_declaration_id: id, ...by })))
    .execute();
}
