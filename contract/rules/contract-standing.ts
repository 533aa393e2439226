import { z } from 'zod';
import { comesSoon, hasPassed } from './term.ts';

/** How a contract of a tenant stands: it goes on after its end, its warning has come, its end comes. */
export const contractState = z.enum(['expired', 'warned', 'ending']);
export type ContractState = z.infer<typeof contractState>;

/** What the standing of a contract is measured by. */
interface ContractFacts {
  readonly contract_valid_to: string | null;
  readonly contract_warning: string | null;
}

/** Whether the day of warning has come and the contract goes on, as the list of tenants chooses them. */
export function isWarned(
  { contract_valid_to, contract_warning }: ContractFacts,
  today: string,
): boolean {
  return (
    contract_warning !== null && contract_warning <= today && !hasPassed(contract_valid_to, today)
  );
}

/** How a contract stands on a day, and the day that this is about; null where nothing is to be done. */
export function contractStandingOn(
  row: ContractFacts,
  today: string,
): { readonly state: ContractState; readonly on: string } | null {
  const { contract_valid_to, contract_warning } = row;
  if (contract_valid_to !== null && hasPassed(contract_valid_to, today))
    return { state: 'expired', on: contract_valid_to };
  if (contract_valid_to !== null && comesSoon(contract_valid_to, today))
    return { state: 'ending', on: contract_valid_to };
  return isWarned(row, today) && contract_warning !== null
    ? { state: 'warned', on: contract_warning }
    : null;
}
