import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Limited } from '#contract/rules/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { selectLicence, selectUsed, type LicenceTerms } from './licence.sql.ts';

/** What is to be created. */
export interface Creation {
  /** The limit that it counts in; null for what no limit counts. */
  readonly limited: Limited | null;
  /** How many records. */
  readonly made: number;
}

const limits: Readonly<
  Record<
    Limited,
    readonly [most: Exclude<keyof LicenceTerms, 'licence_valid_to'>, refusal: ErrorCode]
  >
> = {
  units: ['max_units', 'unit-limit-reached'],
  pasports: ['max_pasports', 'pasport-limit-reached'],
  items: ['max_items', 'item-limit-reached'],
};

/**
 * Why the licence does not allow the creation: it has ended, or there would be more records than it
 * allows. Held, creations of the client that count wait for each other until the transaction ends.
 */
export async function licenceRefusal(
  db: Db,
  clientId: OwnedClientId,
  { limited, made }: Creation,
  now: Date,
  lock?: 'held',
): Promise<ErrorCode | undefined> {
  if (made === 0) return undefined;
  const licence = await selectLicence(db, clientId, lock);
  const { licence_valid_to: end } = licence;
  if (end !== null && end < pragueDay(now)) return 'licence-expired';
  if (limited === null) return undefined;
  // Counted after the row is held: what another creation has just added is among them.
  const used = await selectUsed(db, clientId, limited);
  const [most, refusal] = limits[limited];
  return used + made > licence[most] ? refusal : undefined;
}

/**
 * Nothing new is created after the licence has ended; what is there can be read and changed.
 * Errors: `licence-expired`.
 */
export async function ensureLicenceHolds(db: Db, clientId: OwnedClientId, now: Date) {
  const refusal = await licenceRefusal(db, clientId, { limited: null, made: 1 }, now);
  if (refusal !== undefined) throw new AppError(refusal);
}

/**
 * The licence has room for one more of what it counts, or for so many; two creations count one after the
 * other. Errors: `licence-expired`, `unit-limit-reached`, `pasport-limit-reached`, `item-limit-reached`.
 */
export async function ensureLicenceAllows(
  db: Db,
  clientId: OwnedClientId,
  limited: Limited,
  now: Date,
  made = 1,
): Promise<void> {
  const refusal = await licenceRefusal(db, clientId, { limited, made }, now, 'held');
  if (refusal !== undefined) throw new AppError(refusal);
}
