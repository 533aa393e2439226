import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import {
  lastingRelations,
  namesakes,
  ofUnit,
  type LastingRelation,
  type Namesake,
  type Traced,
} from './person.sql.ts';
import { retainedCounts, replacedCounts, type Count, type Kept } from './traces.sql.ts';

/** What an anonymisation would do, what stands in its way, and the newest one made. */
export interface PersonStanding {
  readonly replaced: readonly Count[];
  readonly kept: readonly Kept[];
  readonly lasting: readonly LastingRelation[];
  readonly elsewhere: readonly Namesake[];
  readonly anonymised: string;
  readonly anonymised_by: string;
}

function listOf(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(l), '[]') from (${query}) l)`;
}

/** All of it by one statement; counts of zero too. */
export async function selectStanding(
  db: Db,
  traced: Traced,
  day: string,
): Promise<PersonStanding | undefined> {
  const { unit, person } = traced;
  const { address_id } = person;
  const { rows } = await sql<PersonStanding>`
    select ${listOf(replacedCounts(traced))} as replaced, ${listOf(retainedCounts(traced))} as kept,
           ${listOf(lastingRelations(unit, address_id, day))} as lasting,
           ${listOf(namesakes(traced))} as elsewhere,
           ${momentOrEmpty('done.created')} as anonymised,
           coalesce(done.user_name, '') as anonymised_by
      from (select) one
      left join lateral (
        select created, user_name from anonymisations
         where ${ofUnit(unit)} and address_id = ${address_id}
         order by anonymisation_id desc limit 1) done on true`.execute(db);
  return rows[0];
}
