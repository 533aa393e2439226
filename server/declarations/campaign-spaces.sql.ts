import { sql, type RawBuilder } from 'kysely';
import type {
  AskingKind,
  Campaign,
  CampaignSpace,
  Declaration,
} from '#contract/pasports/campaigns.ts';
import { standingOf } from '#contract/rules/declaration-standing.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { oneOf, standingFor } from '#server/core/people/standing-for.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import { valuesOf } from '#server/core/people/values.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';
import { userNameOf } from './answers.sql.ts';
import { campaignsOf } from './campaigns.sql.ts';

interface Row
  extends
    Omit<CampaignSpace, 'held' | 'declaration' | 'standing' | 'acceptance' | 'asked'>,
    Omit<Declaration, 'person_declaration_id'> {
  readonly record_id: number | null;
  readonly amount: number;
  readonly record_version: number;
  readonly person_declaration_id: number | null;
  readonly accepted: string | null;
  readonly accepted_by: string;
  readonly house_change_id: number;
  readonly asked: string | null;
  readonly asked_kind: AskingKind;
}

/** A campaign with its spaces; undefined where it is not. */
export async function selectCampaignWithSpaces(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<{ campaign: Campaign; values: CampaignSpace[] } | undefined> {
  const found = await selectRowsBeside(db, {
    one: campaignsOf(unit, id),
    rows: spacesOf(unit, id),
  });
  return found && { campaign: found.one, values: found.rows.map(spaceOf) };
}

/**
 * Spaces of the campaign by houses and numbers: who bears the costs on its day, the last answer, and the
 * recorded number of the day that the answer says, else of that of the campaign.
 */
function spacesOf(unit: OwnedUnit, person_campaign_id: number): RawBuilder<Row> {
  const { client_id, unit_id } = unit;
  const day = sql`(
    select valid_from from person_campaigns
     where client_id = ${client_id} and unit_id = ${unit_id}
       and person_campaign_id = ${person_campaign_id})`;
  const spaces = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and person_campaign_id = ${person_campaign_id}`;
  const ofSpaces = within(
    ofUnit(unit),
    oneOf(sql`select pasport_id from person_campaign_spaces where ${spaces}`),
  );
  return sql<Row>`
    with asked as materialized (select * from person_campaign_spaces where ${spaces}),
    payers as materialized (${standingFor(ofSpaces, day)}),
    recorded as materialized (${valuesOf('persons', ofSpaces)}),
    last as materialized (
      select distinct on (d.person_campaign_space_id) d.*,
             count(*) over (partition by d.person_campaign_space_id)::integer as answers_count
        from person_declarations d
       where d.client_id = ${client_id} and d.unit_id = ${unit_id}
         and d.person_campaign_space_id in (select person_campaign_space_id from asked)
       order by d.person_campaign_space_id, d.person_declaration_id desc),
    told as materialized (
      select distinct on (t.person_campaign_space_id) t.*
        from person_askings t
       where t.client_id = ${client_id} and t.unit_id = ${unit_id}
         and t.person_campaign_space_id in (select person_campaign_space_id from asked)
       order by t.person_campaign_space_id, t.person_asking_id desc)
    select a.pasport_id, p.pasport_space_id, p.building_id, p.building_name, p.space_number,
           coalesce(w.names, '') as payer_names, coalesce(w.email, '') <> '' as has_email,
           h.record_id, h.amount, h.version as record_version,
           d.person_declaration_id, d.persons_count, d.valid_from, d.declared_by, d.note, d.way,
           d.delivered, d.created, ${userNameOf('d')} as user_name, d.shown, coalesce(d.answers_count, 0) as answers_count,
           c.created as accepted, c.user_name as accepted_by, c.house_change_id,
           t.created as asked, t.kind as asked_kind
      from asked a
      join pasport_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
           and p.pasport_id = a.pasport_id
      left join payers w on w.pasport_id = a.pasport_id
      left join last d on d.person_campaign_space_id = a.person_campaign_space_id
      left join told t on t.person_campaign_space_id = a.person_campaign_space_id
      left join person_acceptances c on c.client_id = ${client_id} and c.unit_id = ${unit_id}
           and c.person_declaration_id = d.person_declaration_id
      left join lateral (
        select r.id as record_id, r.amount, r.version
          from recorded r, (select coalesce(d.valid_from, ${day}::date) as day) o
         where r.pasport_id = a.pasport_id and r.valid_from <= o.day
           and (r.holds_to is null or r.holds_to >= o.day)
         order by r.valid_from desc, r.id desc limit 1) h on true
     order by p.building_name collate public.czech, p.building_id,
              p.space_number collate public.czech, a.pasport_id`;
}

function spaceOf(row: Row): CampaignSpace {
  const { pasport_id, pasport_space_id, building_id, building_name, space_number } = row;
  const { payer_names, has_email, answers_count, record_id, amount } = row;
  return {
    pasport_id,
    pasport_space_id,
    building_id,
    building_name,
    space_number,
    payer_names,
    has_email,
    answers_count,
    held: record_id === null ? null : { amount, record_id, version: row.record_version },
    declaration: declarationOf(row),
    standing: standingOf(
      row.person_declaration_id === null ? null : row.persons_count,
      record_id === null ? null : amount,
    ),
    acceptance:
      row.accepted === null
        ? null
        : {
            accepted: row.accepted,
            user_name: row.accepted_by,
            house_change_id: row.house_change_id,
          },
    asked: row.asked === null ? null : { kind: row.asked_kind, created: row.asked },
  };
}

function declarationOf(row: Row): Declaration | null {
  const { person_declaration_id, pasport_id, persons_count, valid_from, declared_by, note } = row;
  if (person_declaration_id === null) return null;
  const { way, delivered, created, user_name, shown } = row;
  return {
    person_declaration_id,
    pasport_id,
    persons_count,
    valid_from,
    declared_by,
    note,
    way,
    delivered,
    created,
    user_name,
    shown,
  };
}
