import { contractModules, isOpenTo, type ModuleName } from '#contract/module-names.ts';
import {
  isOfWarned,
  measuredOn,
  supplyMeasure,
  tenancyMeasure,
  unitContractMeasure,
  type ContractMeasure,
  type UnitContractTerms,
} from '#contract/rules/contract-measure.ts';
import type { SupplyContract } from '#contract/rules/supply-contract.ts';
import type { ContractRow } from './work.ts';

interface Contracts {
  readonly contracts: readonly ContractRow[];
  readonly supplies: readonly SupplyContract[];
  /** Those by themselves. */
  readonly agreed: readonly UnitContractTerms[];
}

/** How many contracts somebody is warned of on the day, of modules that are open; null where none of them is. */
export function warnedContracts(
  { contracts, supplies, agreed }: Contracts,
  open: { has(name: string): boolean },
  today: string,
): number | null {
  if (!isOpenTo(contractModules, open)) return null;
  const of = (module: ModuleName, measures: readonly ContractMeasure[]) =>
    isOpenTo([module], open)
      ? measures.filter((measure) => isOfWarned(measuredOn(measure, today))).length
      : 0;
  return (
    of('tenants', contracts.map(tenancyMeasure)) +
    of(
      'billing-places',
      supplies.map((row) => supplyMeasure(row, today)),
    ) +
    of(
      'contracts',
      agreed.map((terms) => unitContractMeasure(terms, today)),
    )
  );
}
