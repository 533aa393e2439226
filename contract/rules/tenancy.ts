/** When the contract of a tenancy begins and ends; null for what it does not say. */
export interface ContractTerm {
  readonly contract_valid_from: string | null;
  readonly contract_valid_to: string | null;
}

const REVERSED = 'Konec smlouvy nesmí být dříve než její začátek';

/** What is wrong with the contract's time by itself: a sentence for its end, or null. */
export function contractFault({
  contract_valid_from: from,
  contract_valid_to: to,
}: ContractTerm): string | null {
  return from !== null && to !== null && to < from ? REVERSED : null;
}

/** The same for a tenant who comes on the day after another one's last day. */
export function nextContractFault(lastDay: string, to: string | null): string | null {
  return to !== null && to <= lastDay ? REVERSED : null;
}
