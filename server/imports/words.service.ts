import type { listImportWords } from '#contract/imports.ts';
import type { Column } from '#contract/record-file.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import { leftOutReason } from './columns/left-out.ts';
import { readCell } from './columns/read-rows.ts';
import { readTable } from './judge.ts';
import { kinds } from './kinds/all.ts';
import type { TypeRow } from './kinds/choices.sql.ts';
import { typeIndex } from './kinds/space-types.ts';
import { selectWordsOfColumn } from './words.sql.ts';

/** Whether the field knows the word. */
function knownBy(column: Column, types: readonly TypeRow[]): (word: string) => boolean {
  if (column.field !== 'pasport_type') return (word) => !('fault' in readCell(column, word));
  const index = typeIndex(types);
  return (word) => index.find(word) !== undefined;
}

/**
 * Words of a column that the field does not know, each with how many rows say it; rows that are no
 * records say none. Errors: `not-found`, `invalid-input` for a field
 * that the kind does not have.
 */
export async function wordsOfColumn(call: UnitCall<typeof listImportWords>) {
  const { db, unit, params, query } = call;
  const found = await selectWordsOfColumn(db, unit, params.import_id, query.column);
  ensure(found !== undefined, 'not-found');
  const { one: file, rows: said } = found;
  const kind = kinds[file.kind];
  const column = kind.columns.find(({ field }) => field === query.field);
  if (column === undefined) throw fieldFault('field', 'Neznámé pole');
  const isKnown = knownBy(column, file.types);
  const table = readTable(kind, file.columns, file.mapping);
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
