import type { listImportWords } from '#contract/imports.ts';
import type { Column } from '#contract/record-file.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import { selectBatch } from './batches.sql.ts';
import { leftOutReason } from './columns/left-out.ts';
import { readCell } from './columns/read-rows.ts';
import { readTable } from './judge.ts';
import { kinds } from './kinds/all.ts';
import { selectTypeRows } from './kinds/choices.sql.ts';
import { typeIndex } from './kinds/space-types.ts';
import { selectWordsOfColumn } from './rows.sql.ts';

type Call = UnitCall<typeof listImportWords>;

/** Whether the field knows the word. */
async function knownBy({ db, unit }: Call, column: Column): Promise<(word: string) => boolean> {
  if (column.field !== 'pasport_type') return (word) => !('fault' in readCell(column, word));
  const types = typeIndex(await selectTypeRows(db, unit));
  return (word) => types.find(word) !== undefined;
}

/**
 * Words of a column that the field does not know, each with how many rows say it; rows that are no
 * records say none. Errors: `not-found`, `invalid-input` for a field
 * that the kind does not have.
 */
export async function wordsOfColumn(call: Call) {
  const { db, unit, params, query } = call;
  const batch = await selectBatch(db, unit, params.import_id);
  ensure(batch !== undefined, 'not-found');
  const kind = kinds[batch.kind];
  const column = kind.columns.find(({ field }) => field === query.field);
  if (column === undefined) throw fieldFault('field', 'Neznámé pole');
  const isKnown = await knownBy(call, column);
  const table = readTable(kind, batch.columns, batch.mapping);
  const key = { ...unit, import_id: params.import_id };
  const said = await selectWordsOfColumn(db, key, batch.heading_row, query.column);
  const words = new Map<string, { word: string; rows: number }>();
  for (const { word, rows, sample } of said) {
    if (isKnown(word) || leftOutReason(sample, table) !== '') continue;
    const same = words.get(keyOf(word));
    if (same === undefined) words.set(keyOf(word), { word, rows });
    else same.rows += rows;
  }
  return { values: [...words.values()].slice(0, MOST_WORDS) };
}

const MOST_WORDS = 200;
