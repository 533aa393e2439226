import type { ErrorCode } from '#contract/errors.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Kind } from './kinds/kind.ts';
import { selectCounted, selectLicence } from './licence.sql.ts';

/** What an import asks of the licence. */
export interface Wanted {
  readonly kind: Kind;
  /** How many records the import would make. */
  readonly made: number;
  /** The day of the Czech calendar. */
  readonly today: string;
}

/**
 * Why the licence does not allow the import: it has ended, or the records would be more than it
 * counts with. Held, the client's row lets other creations wait until the transaction ends.
 */
export async function licenceRefusal(
  db: Db,
  clientId: OwnedClientId,
  { kind, made, today }: Wanted,
  held: boolean,
): Promise<ErrorCode | undefined> {
  if (made === 0) return undefined;
  const licence = await selectLicence(db, clientId, held);
  const { licence_valid_to } = licence;
  if (licence_valid_to !== null && licence_valid_to < today) return 'licence-expired';
  if (kind.counted === null) return undefined;
  const present = await selectCounted(db, clientId, kind.counted);
  if (kind.counted === 'items') {
    return present + made > licence.max_items ? 'item-limit-reached' : undefined;
  }
  return present + made > licence.max_pasports ? 'pasport-limit-reached' : undefined;
}
