import { sql } from 'kysely';
import type { Asking, AskingKind } from '#contract/pasports/campaigns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { oneOf, standingFor } from '#server/core/people/standing-for.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';
import { userNameOf } from './answers.sql.ts';
import type { FoundBy } from '#server/access/sheet-codes.ts';

/** Whenever somebody of the campaign was asked, as it was done; undefined where there is no such campaign. */
export async function selectAskings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaignId: number,
): Promise<Asking[] | undefined> {
  const { rows } = await sql<Asking & { person_asking_id: number | null }>`
    select t.person_asking_id, t.pasport_id, t.kind, t.recipient, t.created,
           ${userNameOf('t')} as user_name
      from person_campaigns k
      left join (person_campaign_spaces a
        join person_askings t on t.client_id = a.client_id
             and t.person_campaign_space_id = a.person_campaign_space_id)
        on a.client_id = k.client_id and a.person_campaign_id = k.person_campaign_id
     where k.client_id = ${client_id} and k.unit_id = ${unit_id}
       and k.person_campaign_id = ${campaignId}
     order by t.person_asking_id`.execute(db);
  if (rows.length === 0) return undefined;
  return rows
    .filter(({ person_asking_id }) => person_asking_id !== null)
    .map(({ person_asking_id: _id, ...asking }) => asking);
}

/** A space of a campaign with whom to ask of it, and whether he was asked and has answered. */
export interface ToAsk extends FoundBy {
  readonly person_campaign_space_id: number;
  readonly pasport_id: number;
  readonly seed: Buffer;
  readonly space_number: string;
  readonly building_name: string;
  readonly place: string;
  readonly unit_name: string;
  readonly payer_names: string;
  readonly address_id: number | null;
  readonly email: string;
  readonly has_answered: boolean;
  /** When he was last mailed to; null when he never was. */
  readonly mailed: string | null;
}

/** Spaces of the campaign by houses and numbers. */
export async function selectToAsk(
  db: Db,
  unit: OwnedUnit,
  { person_campaign_id, valid_from }: { person_campaign_id: number; valid_from: string },
): Promise<ToAsk[]> {
  const { client_id, unit_id } = unit;
  const mine = sql`client_id = ${client_id} and unit_id = ${unit_id}`;
  const spaces = sql`${mine} and person_campaign_id = ${person_campaign_id}`;
  const ofSpaces = within(
    ofUnit(unit),
    oneOf(sql`select pasport_id from person_campaign_spaces where ${spaces}`),
  );
  const { rows } = await sql<ToAsk>`
    with asked as materialized (select * from person_campaign_spaces where ${spaces}),
    payers as materialized (${standingFor(ofSpaces, valid_from)})
    select a.person_campaign_space_id, a.pasport_id, a.seed, a.code_hash, a.link_hash,
           p.space_number, p.building_name, u.name as unit_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place,
           coalesce(w.names, '') as payer_names, w.address_id, coalesce(w.email, '') as email,
           exists (select from person_declarations d
                    where d.client_id = ${client_id} and d.unit_id = ${unit_id}
                      and d.person_campaign_space_id = a.person_campaign_space_id) as has_answered,
           (select max(t.created) from person_askings t
             where t.client_id = ${client_id} and t.unit_id = ${unit_id} and t.kind <> 'sheet'
               and t.person_campaign_space_id = a.person_campaign_space_id) as mailed
      from asked a
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join pasport_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
           and p.pasport_id = a.pasport_id
      left join house_places h on h.client_id = ${client_id} and h.unit_id = ${unit_id}
           and h.pasport_id = p.building_id
      left join payers w on w.pasport_id = a.pasport_id
     order by p.building_name collate public.czech, p.building_id,
              p.space_number collate public.czech, a.pasport_id`.execute(db);
  return rows;
}

/** Writes down that each of them was asked. */
export async function insertAskings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asked: readonly ToAsk[],
  by: {
    readonly kind: AskingKind;
    readonly client_user_id: number | null;
    readonly created: string;
  },
): Promise<void> {
  if (asked.length === 0) return;
  await db
    .insertInto('person_askings')
    .values(
      asked.map(({ person_campaign_space_id, pasport_id, address_id, email }) => ({
        client_id,
        unit_id,
        person_campaign_space_id,
        pasport_id,
        address_id,
        recipient: by.kind === 'sheet' ? '' : email,
        ...by,
      })),
    )
    .execute();
}

/** Has a space found by other secrets; those of before lead nowhere. */
export async function updateFoundBy(
  db: Db,
  { client_id }: OwnedUnit,
  spaceId: number,
  found: FoundBy,
): Promise<void> {
  await db
    .updateTable('person_campaign_spaces')
    .set(found)
    .where('client_id', '=', client_id)
    .where('person_campaign_space_id', '=', spaceId)
    .execute();
}
