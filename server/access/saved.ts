import { AppError } from '#server/errors.ts';

/**
 * The row that an update with a version check returned. No row means that the record is newer than
 * what the person saw (`version-conflict`, with the record as it stands now) or gone (`not-found`).
 */
export async function savedOr<T>(
  saved: T | undefined,
  loadCurrent: () => Promise<unknown>,
): Promise<T> {
  if (saved !== undefined) return saved;
  const current = await loadCurrent();
  throw current === undefined
    ? new AppError('not-found')
    : new AppError('version-conflict', { current });
}
