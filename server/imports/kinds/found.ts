/** What a name of a file leads to: one record, or why not. */
export type Found<T> = { readonly record: T } | { readonly fault: string; readonly isMany?: true };

/** The only one of the candidates. */
export function onlyOne<T>(
  candidates: readonly T[] | undefined,
  sentences: { readonly none: string; readonly more: string },
): Found<T> {
  const [first, ...others] = new Set(candidates);
  if (first === undefined) return { fault: sentences.none };
  return others.length > 0 ? { fault: sentences.more, isMany: true } : { record: first };
}
