import { bareKey } from '#contract/rules/text-key.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { TypeRow } from './choices.sql.ts';

/** Types of spaces as words name them. */
export interface TypeIndex {
  find(this: void, text: string): { readonly id: number } | undefined;
}

// What managers call a space that is no flat, whatever it serves for.
const NO_FLAT = ['nebyt', 'nebytovy prostor', 'nebytova jednotka', 'NP'];
const LEAST_LETTERS = 3;

/** Types by their names and codes; a space that is no flat is of the first such type. */
function typesByWords(types: readonly TypeRow[]) {
  const other = types.find(({ space_kind }) => space_kind === 'other');
  const told = types.flatMap((row) => [row.name, row.code].map((name) => ({ name, row })));
  const spoken = other === undefined ? [] : NO_FLAT.map((name) => ({ name, row: other }));
  return grouped(
    [...told, ...spoken].map(({ name, row }) => ({ key: bareKey(name), id: row.pasport_type_id })),
    ({ key }) => key,
  );
}

type ByWords = ReturnType<typeof typesByWords>;

/** The only type of which the text is a beginning, or which begins it: 'garáž. stání', 'bytová jednotka'. */
function abbreviated(key: string, types: ByWords): { readonly id: number } | undefined {
  if (key.length < LEAST_LETTERS) return undefined;
  const alike = [...types].filter(
    ([name]) => name.length >= LEAST_LETTERS && (name.startsWith(key) || key.startsWith(name)),
  );
  const ids = new Set(alike.flatMap(([, found]) => found.map(({ id }) => id)));
  const [only] = ids;
  return ids.size === 1 && only !== undefined ? { id: only } : undefined;
}

/** Finds types of the client's list by what a file calls them. */
export function typeIndex(rows: readonly TypeRow[]): TypeIndex {
  const types = typesByWords(rows);
  return {
    find: (text) => {
      const key = bareKey(text);
      return types.get(key)?.[0] ?? abbreviated(key, types);
    },
  };
}
