import { sql, type RawBuilder } from 'kysely';
import type { AskedRule, CostRuleRow } from '#contract/money/prescription-rules.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { isOfMonth } from '#server/core/ledger/prescribed.sql.ts';
import { valuesOf } from '#server/core/people/values.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A rule that was accepted, with the change that it made. */
export interface NewRule extends Omit<AskedRule, 'except'> {
  readonly house_change_id: number;
  readonly user_name: string;
  /** Spaces that it changed. */
  readonly changed_ids: readonly number[];
}

/** What a rule came to in a space. */
export interface RuledAmount {
  readonly pasport_id: number;
  readonly quantity: string | null;
  readonly amount: number;
}

/** Keeps a rule and of which costs, as they hold on its first day, it says how they came about; returns its id. */
export async function insertRule(
  db: Db,
  unit: OwnedUnit,
  rule: NewRule,
  amounts: readonly RuledAmount[],
): Promise<number> {
  const { client_id, unit_id } = unit;
  const { cost_rule_id } = await db
    .insertInto('cost_rules')
    .values({ client_id, unit_id, ...rule, changed_ids: JSON.stringify(rule.changed_ids) })
    .returning('cost_rule_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into cost_rule_rows
      (client_id, unit_id, cost_rule_id, pasport_tenant_cost_id, quantity, amount)
    select ${client_id}::integer, ${unit_id}::integer, ${cost_rule_id}::integer, v.id, r.quantity, r.amount
      from json_to_recordset(${JSON.stringify(amounts)}::json)
             as r (pasport_id integer, quantity text, amount integer)
      join (${valuesOf('advances', ofUnit(unit))}) v on v.pasport_id = r.pasport_id
     where folded(v.name) = folded(${rule.name}) and v.amount = r.amount
       and v.valid_from <= ${rule.valid_from}::date
       and (v.holds_to is null or v.holds_to >= ${rule.valid_from}::date)`.execute(db);
  return cost_rule_id;
}

/** Forgets rules whose change was taken back. */
export async function deleteRulesOfChange(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  house_change_id: number,
): Promise<void> {
  await db
    .deleteFrom('cost_rules')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('house_change_id', '=', house_change_id)
    .execute();
}

/** Rules of the unit, the newest first. */
export async function selectRules(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<CostRuleRow[]> {
  const { rows } = await sql<CostRuleRow>`
    select r.cost_rule_id, r.unit_id, r.building_id, coalesce(h.pasport_name, '') as building_name,
           r.name, r.way, r.key, r.amount, r.round_to, r.spaces,
           to_char(r.valid_from, 'YYYY-MM-DD') as valid_from, r.reason, r.user_name, r.created,
           coalesce(r.changed_ids, (
             select jsonb_agg(c.pasport_id order by c.pasport_id) from cost_rule_rows w
               join pasport_tenant_costs c on c.client_id = w.client_id
                    and c.pasport_tenant_cost_id = w.pasport_tenant_cost_id
              where w.client_id = r.client_id and w.cost_rule_id = r.cost_rule_id), '[]') as changed_ids,
           coalesce(a.spaces_count, 0) as spaces_count, coalesce(a.sum, 0)::float8 as sum,
           exists (select from house_changes c
                    where c.client_id = r.client_id and c.house_change_id = r.house_change_id)
             and not exists (select from ledger_months m
                              where m.client_id = r.client_id and m.unit_id = r.unit_id
                                and m.closed_at is not null
                                and ${isOfMonth(sql`r.valid_from`)}) as can_undo
      from cost_rules r
      left join house_places h on h.client_id = r.client_id and h.unit_id = r.unit_id
           and h.pasport_id = r.building_id
      left join (
        select cost_rule_id, count(*)::integer as spaces_count, sum(amount) as sum
          from cost_rule_rows where client_id = ${client_id} and unit_id = ${unit_id}
         group by cost_rule_id) a on a.cost_rule_id = r.cost_rule_id
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
     order by r.cost_rule_id desc`.execute(db);
  return rows;
}

/** The change that a rule made; undefined where the unit has no such rule. */
export async function selectChangeOfRule(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  cost_rule_id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('cost_rules')
    .select('house_change_id')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('cost_rule_id', '=', cost_rule_id)
    .executeTakeFirst();
  return row?.house_change_id;
}

/**
 * How amounts of costs of the unit came about, as a table: pasport_tenant_cost_id, cost_rule_id, way,
 * key, rate, quantity, reason. Of each cost the last rule that came to the amount that the cost has.
 */
export function reckonedCosts({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select distinct on (w.pasport_tenant_cost_id) w.pasport_tenant_cost_id, r.cost_rule_id, r.way, r.key,
           r.amount as rate, w.quantity, r.reason
      from cost_rule_rows w
      join cost_rules r on r.client_id = w.client_id and r.unit_id = w.unit_id
           and r.cost_rule_id = w.cost_rule_id
      join pasport_tenant_costs c on c.client_id = w.client_id and c.unit_id = w.unit_id
           and c.pasport_tenant_cost_id = w.pasport_tenant_cost_id and c.monthly_advance = w.amount
     where w.client_id = ${client_id} and w.unit_id = ${unit_id}
     order by w.pasport_tenant_cost_id, w.cost_rule_id desc`;
}
