import { sql } from 'kysely';
import { contractKindValue } from '#contract/contracts/contract-words.ts';
import type { Find } from '#contract/search.ts';
import { soughtContracts } from '#server/core/contracts/contracts.sql.ts';
import { elsewhere, marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

const kinds = JSON.stringify(contractKindValue.names);

/** Contracts of units by their names, numbers and other parties; those that begin so come first. */
export function contractFinds(place: Place, words: readonly string[]) {
  const inside = sql`not starts_with(c.name_text, folded(${words[0] ?? ''}::text))`;
  return sql<Find>`
    select 'contract' as kind, c.unit_id, u.name as unit_name, c.unit_contract_id as id, c.name as title,
           ${marked(sql`c.hidden`, sql`${kinds}::jsonb ->> c.kind`, sql`c.party_name`, sql`c.contract_number`)} as detail
      from (${soughtContracts(place.unit.client_id)}) c
      join units u on u.client_id = c.client_id and u.unit_id = c.unit_id
     where ${within(place, 'c')} and c.search_text like all (${patterns(words)})
     order by c.hidden, ${elsewhere(place, 'c')}, ${inside}, c.name collate public.czech, c.unit_contract_id
     limit ${MOST_FINDS}`;
}
