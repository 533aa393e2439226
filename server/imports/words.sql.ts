import { sql } from 'kysely';
import type { ImportKind } from '#contract/import-kinds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectRowsBeside } from '#server/db/rows-under.sql.ts';
import { typeRows, type TypeRow } from './kinds/choices.sql.ts';

/** A word of a column. */
interface SaidWord {
  readonly word: string;
  readonly rows: number;
  /** Cells of the first row that says it. */
  readonly sample: string[];
}

/** The file as its words are judged, with the client's types of spaces. */
interface JudgedFile {
  readonly kind: ImportKind;
  readonly columns: string[];
  readonly mapping: (string | null)[];
  readonly types: TypeRow[];
}

/**
 * Different words of a column under the headings, the most frequent first, at most a thousand; rows left out by
 * hand say none. Undefined where the unit has no such import.
 */
export async function selectWordsOfColumn(
  db: Db,
  unit: OwnedUnit,
  importId: number,
  column: number,
): Promise<{ one: JudgedFile; rows: SaidWord[] } | undefined> {
  const own = sql`
    b.client_id = ${unit.client_id} and b.unit_id = ${unit.unit_id} and b.import_id = ${importId}`;
  const one = sql<JudgedFile>`
    select b.kind, b.columns, b.mapping, ${jsonOf(typeRows(db, unit))} as types
      from import_batches b where ${own}`;
  const rows = sql<SaidWord>`
    select word, count(*)::integer as rows, (array_agg(cells order by row_number))[1] as sample
      from (select btrim(r.cells ->> ${column}::integer) as word, r.cells, r.row_number
              from import_rows r
             where r.client_id = ${unit.client_id} and r.import_id = ${importId}
               and r.row_number > (select b.heading_row from import_batches b where ${own})
               and r.kept is distinct from false) r
     where word <> ''
     group by word order by rows desc, word limit 1000`;
  return selectRowsBeside(db, { one, rows });
}
