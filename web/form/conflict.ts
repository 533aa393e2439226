import { ApiError } from '#web/lib/api-error.ts';
import { changedFields, overlaid } from './changes.ts';
import type { FormValues } from './changes.ts';

/** A field that both sides have changed, each differently. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A save met a newer version of the record: what it holds now and where the two differ. */
export interface Conflict<V extends FormValues> {
  readonly current: V;
  readonly version: number | undefined;
  readonly clashes: readonly Clash[];
}

export type Choice = 'mine' | 'theirs';

/** The conflict an error tells of; null for another error. */
export function conflictOf<V extends FormValues>(
  error: unknown,
  base: V,
  mine: V,
): Conflict<V> | null {
  if (!(error instanceof ApiError) || error.code !== 'version-conflict') return null;
  if (typeof error.current !== 'object' || error.current === null) return null;
  const current = overlaid(base, error.current);
  const theirs = new Set(changedFields(base, current));
  const differing = new Set(changedFields(current, mine));
  const clashes = changedFields(base, mine)
    .filter((field) => theirs.has(field) && differing.has(field))
    .map((field) => ({ field, mine: mine[field], theirs: current[field] }));
  return { current, version: versionOf(error.current), clashes };
}

/** The record as it will stand: theirs everywhere but where I have changed it and kept mine. */
export function merged<V extends FormValues>(
  conflict: Conflict<V>,
  base: V,
  mine: V,
  choices: Readonly<Record<string, Choice>>,
): V {
  const ownFields = changedFields(base, mine).filter((field) => choices[field] !== 'theirs');
  return {
    ...conflict.current,
    ...Object.fromEntries(ownFields.map((field) => [field, mine[field]])),
  };
}

/** The version a record carries, if any. */
export function versionOf(record: unknown): number | undefined {
  if (typeof record !== 'object' || record === null || !('version' in record)) return undefined;
  return typeof record.version === 'number' ? record.version : undefined;
}
