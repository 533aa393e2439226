import type { DueThing } from '#contract/pasports/summaries.ts';
import { contractStandingOn } from '#contract/rules/contract-standing.ts';

/** The contract of a tenancy that holds. */
export interface HeldContract {
  readonly pasport_space_id: number;
  readonly tenant_name: string;
  readonly contract_valid_to: string | null;
  readonly contract_warning: string | null;
}

/** What burns or waits on a contract on the day; null where nothing does. */
export function contractDue(row: HeldContract, day: string): DueThing | null {
  const standing = contractStandingOn(row, day);
  if (standing === null) return null;
  const { tenant_name: name, pasport_space_id: record_id } = row;
  return { kind: 'contract', ...standing, late: standing.state === 'expired', name, record_id };
}
