import { z } from 'zod';
import { comesSoon, hasPassed } from './term.ts';

/** How a contract with a supplier stands: it has ended, its end comes, the last day of notice comes. */
export const supplyContractState = z.enum(['expired', 'ending', 'notice']);
export type SupplyContractState = z.infer<typeof supplyContractState>;

/** What the standing of a contract is measured by. */
export interface SupplyContract {
  readonly contract_to: string | null;
  /** The last day on which notice can be given. */
  readonly notice_until: string | null;
  /** The last day of supply; of a place that is supplied no more nothing is to be done. */
  readonly valid_to: string | null;
}

/**
 * How a contract stands on a day, and the day that this is about; null where nothing is to be done. Notice
 * comes before the end: when its day has passed, only the end is told.
 */
export function supplyContractOn(
  { contract_to, notice_until, valid_to }: SupplyContract,
  today: string,
): { readonly state: SupplyContractState; readonly on: string } | null {
  if (valid_to !== null && hasPassed(valid_to, today)) return null;
  if (contract_to !== null && hasPassed(contract_to, today))
    return { state: 'expired', on: contract_to };
  if (notice_until !== null && comesSoon(notice_until, today))
    return { state: 'notice', on: notice_until };
  if (contract_to !== null && comesSoon(contract_to, today))
    return { state: 'ending', on: contract_to };
  return null;
}
