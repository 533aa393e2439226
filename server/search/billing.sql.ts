import { sql } from 'kysely';
import { billingKindValue } from '#contract/billing/place-words.ts';
import type { Find } from '#contract/search.ts';
import { soughtBillingPlaces } from '#server/core/billing/sought.sql.ts';
import { elsewhere, marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

const kinds = JSON.stringify(billingKindValue.names);

/** Billing places by their names, codes, numbers and suppliers; those that begin so come first. */
export function billingFinds(place: Place, words: readonly string[]) {
  const inside = sql`not starts_with(b.name_text, folded(${words[0] ?? ''}::text))`;
  return sql<Find>`
    select 'billing' as kind, b.unit_id, u.name as unit_name, b.billing_place_id as id, b.name as title,
           ${marked(sql`b.hidden`, sql`b.code`, sql`${kinds}::jsonb ->> b.kind`, sql`b.supplier_name`, sql`b.supply_code`)} as detail
      from (${soughtBillingPlaces(place.unit.client_id)}) b
      join units u on u.client_id = b.client_id and u.unit_id = b.unit_id
     where ${within(place, 'b')} and b.search_text like all (${patterns(words)})
     order by b.hidden, ${elsewhere(place, 'b')}, ${inside}, b.name collate public.czech, b.billing_place_id
     limit ${MOST_FINDS}`;
}
