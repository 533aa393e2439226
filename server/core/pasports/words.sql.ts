import { sql } from 'kysely';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Columns of elements that hold names of a list; coefficients are held by their value. */
const wordsOf: Readonly<Record<HeatingKind, readonly string[]>> = {
  types: ['element_type'],
  makers: ['maker', 'indicator_maker'],
  indicators: ['indicator_type'],
  positions: [],
  rooms: [],
};

/**
 * Elements of the client that hold the former name of a row, whatever the case and diacritics, hold
 * the new one; unless another row of the list still has the former name.
 */
export async function updateWords(
  db: Db,
  clientId: OwnedClientId,
  auxtype: HeatingKind,
  former: string,
  name: string,
): Promise<void> {
  const rest =
    auxtype === 'indicators'
      ? sql`select from heating_indicators where client_id = ${clientId}`
      : sql`select from heating_items where client_id = ${clientId} and auxtype = ${auxtype}`;
  const columns = wordsOf[auxtype].map((column) => sql.ref(column));
  if (columns.length === 0) return;
  const holds = columns.map((word) => sql`public.folded(${word}) = public.folded(${former})`);
  const set = columns.map(
    (word, at) => sql`${word} = case when ${holds[at]} then ${name} else ${word} end`,
  );
  await sql`
    update pasport_building_elements set ${sql.join(set)}
     where client_id = ${clientId} and (${sql.join(holds, sql` or `)})
       and not exists (${rest} and public.folded(name) = public.folded(${former})
                       and name <> ${name})`.execute(db);
}
