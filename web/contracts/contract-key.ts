import type { ContractRow } from '#contract/contracts/contracts.ts';

/** Tells a contract from all others of the list. */
export const contractKey = ({ origin, record_id }: Pick<ContractRow, 'origin' | 'record_id'>) =>
  `${origin}-${record_id}`;
