import { AppError } from '#server/errors.ts';

/** The one way in which a save of an older version is refused: with the record as it stands now. */
function conflict(current: unknown): AppError {
  return new AppError('version-conflict', { current });
}

/**
 * Goes on only when the person saw the stored version; a save that names none does not ask. `tell`
 * loads the record as the endpoint answers it, where the stored one is another. Errors:
 * `version-conflict`.
 */
export async function ensureSeen(
  seen: number | undefined,
  stored: { readonly version: number },
  tell: () => unknown = () => stored,
): Promise<void> {
  if (seen !== undefined && seen !== stored.version) throw conflict(await tell());
}

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
  throw current === undefined ? new AppError('not-found') : conflict(current);
}
