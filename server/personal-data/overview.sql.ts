import { sql, type RawBuilder } from 'kysely';
import { mentionsOf, type MentionRow } from '#server/core/people/mentions.sql.ts';
import { soughtOf } from '#server/core/people/sought.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { substituteOf } from './personal-words.ts';
import {
  lastingRelations,
  namesakes,
  ofUnit,
  type LastingRelation,
  type Namesake,
  type Traced,
} from './person.sql.ts';
import {
  emptiedRows,
  retainedCounts,
  replacedCounts,
  type Count,
  type Kept,
} from './traces.sql.ts';

/** What an anonymisation would do, what stands in its way, and the newest one made. */
export interface PersonStanding {
  readonly replaced: readonly Count[];
  readonly kept: readonly Kept[];
  readonly lasting: readonly LastingRelation[];
  readonly elsewhere: readonly Namesake[];
  readonly mentions: readonly MentionRow[];
  readonly mentions_left: number | null;
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
  const sought = person.full_name === substituteOf(address_id) ? [] : soughtOf(person);
  const mentions = mentionsOf(traced, sought, emptiedRows(traced));
  const { rows } = await sql<PersonStanding>`
    select ${listOf(replacedCounts(traced))} as replaced, ${listOf(retainedCounts(traced))} as kept,
           ${listOf(lastingRelations(unit, address_id, day))} as lasting,
           ${listOf(namesakes(traced))} as elsewhere, ${listOf(mentions)} as mentions,
           done.mentions as mentions_left,
           ${momentOrEmpty('done.created')} as anonymised,
           coalesce(done.user_name, '') as anonymised_by
      from (select) one
      left join lateral (
        select created, user_name, mentions from anonymisations
         where ${ofUnit(unit)} and address_id = ${address_id}
         order by anonymisation_id desc limit 1) done on true`.execute(db);
  return rows[0];
}
