import type pg from 'pg';
import type { LawRow } from '#contract/rules/law-on.ts';

/** Rows of the law as the database has them. */
export async function storedLaw(owner: Pick<pg.Client, 'query'>): Promise<LawRow[]> {
  const { rows } = await owner.query<LawRow>(
    `select key, to_char(holds_from, 'YYYY-MM-DD') as holds_from, value::float8 as value, unit, source
       from settlement_law order by settlement_law_id`,
  );
  return rows;
}
