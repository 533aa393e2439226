import type { FieldFault } from './rule.ts';
import { shareFault } from './shares.ts';

/** Share of a space in the common parts of its house; both its parts are null where it is not known. */
export interface CommonShare {
  readonly common_share_numerator: number | null;
  readonly common_share_denominator: number | null;
}

/** A share of the common parts has both its parts and is up to the whole, or is not given at all. */
export function commonShareFault({
  common_share_numerator: share_numerator,
  common_share_denominator: share_denominator,
}: CommonShare): FieldFault | null {
  if (share_numerator === null && share_denominator === null) return null;
  if (share_numerator === null)
    return { field: 'common_share_numerator', message: 'Zadejte čitatele podílu' };
  if (share_denominator === null)
    return { field: 'common_share_denominator', message: 'Zadejte jmenovatele podílu' };
  const message = shareFault({ share_numerator, share_denominator });
  return message === null ? null : { field: 'common_share_numerator', message };
}
