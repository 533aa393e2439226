import { type RawBuilder, sql } from 'kysely';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { monthOf } from '#contract/rules/month-info.ts';
import type { PaymentRow } from '#contract/rules/payment-rows.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { paidToColumns, type PaidToChoice } from '#server/core/ledger/paid-to.sql.ts';
import { changeOf } from '#server/core/ledger/prescribed.sql.ts';
import { dueDayOf } from '#server/core/ledger/settings.sql.ts';
import { spacesOn, type AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { commonSharesOn } from '#server/core/pasports/share-changes.sql.ts';
import { floorsOf, seatsOf, spacesOf } from '#server/core/pasports/space-list.sql.ts';
import { costsOn } from '#server/core/people/holders-on.sql.ts';
import { payersNamedOn } from '#server/core/people/payers-on.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import { paymentRowsOf } from '#server/core/values/payment-rows.sql.ts';
import { reckonedCosts } from '#server/core/values/rules.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectAllBeside } from '#server/db/rows-under.sql.ts';

/** What all sheets of a unit tell alike, and by what their rows are put in groups. */
export interface SheetHeader
  extends
    PaidToChoice,
    Pick<
      PrescriptionSheet,
      'unit_name' | 'unit_business_id' | 'unit_address' | 'due_day' | 'month_change'
    > {
  readonly payment_rows: readonly PaymentRow[];
}

/** The unit as its sheets of the day tell it. */
function sheetHeader(unit: OwnedUnit, day: string): RawBuilder<SheetHeader> {
  return sql`
    select u.name as unit_name, u.business_id as unit_business_id,
           concat_ws(', ', nullif(u.street, ''),
                     nullif(concat_ws(' ', nullif(u.zip, ''), nullif(u.city, '')), '')) as unit_address,
           ${dueDayOf(unit)} as due_day, ${changeOf(unit, monthOf(day))} as month_change,
           ${paymentRowsOf(unit)} as payment_rows,
           ${paidToColumns}
      from units u where u.client_id = ${unit.client_id} and u.unit_id = ${unit.unit_id}`;
}

type OfSpace = Omit<PrescriptionSheet, keyof SheetHeader | 'rows' | 'account' | 'as_of'>;

/** A sheet without what is the same for the unit; its rows have no groups yet. */
export interface SpaceSheet extends OfSpace {
  readonly rows: readonly Omit<PrescriptionSheet['rows'][number], 'group'>[];
}

type SheetsAsked = AsOf & { readonly only?: readonly number[] };

/**
 * Shown spaces of the unit with what is paid for them on the day, as they stand in the houses, some of them
 * alone; and the unit as all of them tell it.
 */
export async function selectSheets(
  db: Db,
  unit: OwnedUnit,
  asked: SheetsAsked,
): Promise<{ header: SheetHeader; sheets: SpaceSheet[] }> {
  const beside = { one: sheetHeader(unit, asked.day), rows: spaceSheets(unit, asked) };
  const { one: header, rows: sheets } = await selectAllBeside(db, beside);
  return { header, sheets };
}

function spaceSheets(unit: OwnedUnit, { day, today, only }: SheetsAsked): RawBuilder<SpaceSheet> {
  const of = ofUnit(unit);
  const asked = only === undefined ? sql`` : sql`and p.pasport_id = any (${[...only]}::integer[])`;
  const isShown = sql`not p.hidden and not coalesce(b.hidden, false) ${asked}`;
  const joins = sql`
    join pasport_places h on h.client_id = p.client_id and h.unit_id = p.unit_id
         and h.pasport_id = p.pasport_id
    left join house_places d on d.client_id = p.client_id and d.unit_id = p.unit_id
         and d.pasport_id = p.parent_id
    ${floorsOf}
    left join shares c on c.pasport_id = p.pasport_id
    left join persons n on n.pasport_id = p.pasport_id
    left join payers w on w.pasport_id = p.pasport_id
    left join paid r on r.pasport_id = p.pasport_id`;
  return sql`
    with recursive ${seatsOf(unit)},
    shares as materialized (${commonSharesOn(unit, day)}),
    persons as materialized (${personsOn(of, day)}),
    payers as materialized (${payersNamedOn(of, day)}),
    reckoned as materialized (${reckonedCosts(unit)}),
    costs as materialized (
      select c.*, k.cost_rule_id, k.way, k.key, k.rate, k.quantity, k.reason,
             max(c.valid_from) over (partition by c.pasport_id) as last_from
        from (${costsOn(of, day)}) c
        left join reckoned k on k.pasport_tenant_cost_id = c.pasport_tenant_cost_id),
    paid as materialized (
      select pasport_id, sum(monthly_advance) as sum, max(valid_from) as valid_from,
             string_agg(distinct reason, '; ') filter (where reason <> '' and valid_from = last_from)
               as reason,
             array_agg(distinct cost_rule_id) filter (where cost_rule_id is not null) as rule_ids,
             json_agg(json_build_object(
               'name', service_name, 'amount', monthly_advance, 'valid_from', valid_from,
               'way', way, 'key', key, 'rate', rate, 'quantity', quantity)
               order by service_name collate public.czech, pasport_tenant_cost_id) as rows
        from costs group by pasport_id)
    select p.unit_id, p.pasport_id, s.pasport_space_id, h.building_id, h.building_name,
           concat_ws(', ', nullif(d.street_full, ''), nullif(d.city_name, '')) as place,
           s.space_number, coalesce(h.type_name, '') as type_name, coalesce(f.code, '') as floor_code,
           nullif(s.total_area, 0)::float8 as total_area, nullif(s.floor_area, 0)::float8 as floor_area,
           nullif(s.countable_on, 0)::float8 as countable_area, n.users_count,
           c.common_share_numerator || '/' || c.common_share_denominator as common_share,
           coalesce(w.payer, 'unit') as payer, coalesce(w.names, '') as payer_names,
           coalesce(r.rows, '[]') as rows, coalesce(r.sum, 0)::float8 as sum,
           to_char(r.valid_from, 'YYYY-MM-DD') as valid_from, coalesce(r.reason, '') as reason,
           coalesce(r.rule_ids, '{}') as cost_rule_ids,
           coalesce(s.variable_symbol, '') as variable_symbol
      ${spacesOf(unit, isShown, sql`(${spacesOn(of, { day, today })})`, joins)}
     order by b.seat, s.space_number collate public.czech, p.pasport_id`;
}
