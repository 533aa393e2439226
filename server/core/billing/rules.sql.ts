import { sql, type RawBuilder } from 'kysely';
import { billingRuleFields } from '#contract/billing/rule-record.ts';
import type { BillingRule, BillingRuleSpace } from '#contract/billing/rules.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';
import { rowsWithFiles, type StoredFile, type Viewer } from '#server/core/files/files.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** A rule without the text that is made of its costs, and without its papers. */
export type BillingRuleRow = Omit<BillingRule, 'divides' | 'files'>;
export type FiledRule = BillingRuleRow & { readonly files: readonly StoredFile[] };

const costsOf = ({ client_id, unit_id }: OwnedUnit) => sql`
  select c.billing_rule_id,
         jsonb_agg(jsonb_build_object(
           'billing_rule_cost_id', c.billing_rule_cost_id, 'billing_place_id', c.billing_place_id,
           'code', b.code, 'name', b.name, 'percent', c.percent::float8, 'version', c.version)
         order by b.code collate public.czech, c.billing_rule_cost_id) as costs
    from billing_rule_costs c
    join billing_places b on b.client_id = c.client_id and b.unit_id = c.unit_id
         and b.billing_place_id = c.billing_place_id
   where c.client_id = ${client_id} and c.unit_id = ${unit_id}
     and c.billing_rule_id in (select billing_rule_id from wanted)
   group by c.billing_rule_id`;

const spacesOf = ({ client_id, unit_id }: OwnedUnit) => sql`
  select s.billing_rule_id,
         jsonb_agg(jsonb_build_object(
           'billing_rule_space_id', s.billing_rule_space_id, 'pasport_id', s.pasport_id,
           'name', concat_ws(', ', nullif(p.building_name, ''), nullif(p.space_number, '')),
           'mark', s.mark, 'amount', s.amount, 'reason', s.reason, 'valid_from', s.valid_from,
           'valid_to', s.valid_to, 'version', s.version)
         order by p.building_name collate public.czech, p.space_number collate public.czech,
                  s.valid_from nulls first, s.billing_rule_space_id) as spaces
    from billing_rule_spaces s
    left join pasport_places p on p.client_id = s.client_id and p.unit_id = s.unit_id
         and p.pasport_id = s.pasport_id
   where s.client_id = ${client_id} and s.unit_id = ${unit_id}
     and s.billing_rule_id in (select billing_rule_id from wanted)
   group by s.billing_rule_id`;

function rulesFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<BillingRuleRow> {
  return sql<BillingRuleRow>`
    with wanted as materialized (
      select r.* from billing_rules r
       where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id} and ${condition}),
    costs as materialized (${costsOf(unit)}),
    spaces as materialized (${spacesOf(unit)})
    select w.billing_rule_id, w.unit_id, ${ownColumns('w', billingRuleFields)},
           v.name as service_name, coalesce(h.pasport_name, '') as house_name,
           coalesce(c.costs, '[]'::jsonb) as costs, coalesce(s.spaces, '[]'::jsonb) as spaces,
           w.created, w.updated, w.version
      from wanted w
      join services v on v.client_id = w.client_id and v.service_id = w.service_id
      left join house_places h on h.client_id = w.client_id and h.unit_id = w.unit_id
           and h.pasport_id = w.pasport_id
      left join costs c on c.billing_rule_id = w.billing_rule_id
      left join spaces s on s.billing_rule_id = w.billing_rule_id
     order by v.service_order, v.name collate public.czech, h.pasport_name collate public.czech nulls first,
              w.valid_from desc, w.billing_rule_id`;
}

/** Rules of the unit, former ones too, by service and house, the newest first. */
export async function selectBillingRules(db: Db, unit: OwnedUnit): Promise<BillingRuleRow[]> {
  return (await rulesFrom(unit, sql`true`).execute(db)).rows;
}

/** The same with their files, or one of them. */
export async function selectFiledRules(
  db: Db,
  unit: OwnedUnit,
  viewer: Viewer,
  id?: number,
): Promise<FiledRule[]> {
  const rules = rulesFrom(unit, id === undefined ? sql`true` : sql`r.billing_rule_id = ${id}`);
  const of = { record_type: 'billing_rules', id: 'billing_rule_id' } as const;
  return (await rowsWithFiles(unit, rules, of, viewer).execute(db)).rows;
}

export async function selectBillingRule(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<BillingRuleRow | undefined> {
  return (await rulesFrom(unit, sql`r.billing_rule_id = ${id}`).execute(db)).rows[0];
}

/** The days of an accounting period, both included. */
export interface AccountingPeriod {
  readonly from: string;
  readonly to: string;
}

/** Whether the days of a special space reach into the period. */
export const touches = (
  { valid_from, valid_to }: Pick<BillingRuleSpace, 'valid_from' | 'valid_to'>,
  { from, to }: AccountingPeriod,
) => (valid_from ?? '') <= to && (valid_to === null || valid_to >= from);

/**
 * Rules by which a period is settled: those that hold on its first day, with their costs and with the special
 * spaces whose days reach into it.
 */
export async function selectRulesFor(
  db: Db,
  unit: OwnedUnit,
  period: AccountingPeriod,
): Promise<BillingRuleRow[]> {
  const { rows } = await rulesFrom(unit, validOn(period.from, 'r')).execute(db);
  return rows.map((rule) => ({
    ...rule,
    spaces: rule.spaces.filter((space) => touches(space, period)),
  }));
}

/** Nobody writes rules of the unit before the transaction ends: what holds beside what is told by all of them. */
export async function holdRules(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .selectFrom('units')
    .select('unit_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .forNoKeyUpdate()
    .execute();
}

/** Whether the rule is in the unit; nobody changes or deletes it before the transaction ends. */
export async function selectRuleHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('billing_rules')
    .select('billing_rule_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('billing_rule_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the services the client has; they are not deleted before the transaction ends. */
export async function selectServicesHeld(
  db: Db,
  { client_id }: Pick<OwnedUnit, 'client_id'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('services')
    .select('service_id')
    .where('client_id', '=', client_id)
    .where(sql<boolean>`service_id = any (${[...ids]}::integer[])`)
    .orderBy('service_id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ service_id }) => service_id));
}

/** How many rules of the client, in all its units, divide the service. */
export async function countRulesOfService(
  db: Db,
  clientId: OwnedClientId,
  serviceId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from billing_rules where client_id = ${clientId} and service_id = ${serviceId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** How many rules divide the cost of a billing place. */
export async function countRulesOf(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  placeId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from billing_rule_costs
     where client_id = ${client_id} and unit_id = ${unit_id} and billing_place_id = ${placeId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
