import { czechDate } from '#contract/czech/iso-date.ts';
import {
  measuredOn,
  supplyMeasure,
  unitContractMeasure,
  type ContractMeasure,
} from '#contract/rules/contract-measure.ts';
import type { SupplyContractRow } from '#server/core/billing/contracts.sql.ts';
import type { UnitContractRow } from '#server/core/contracts/contracts.sql.ts';
import type { Due } from './due.ts';
import type { OfUnit } from './due.sql.ts';

/** What is told of a contract: until when notice is to be given, since when somebody wanted to know, or its end; nothing of the rest. */
function told(measure: ContractMeasure, today: string): { term: string; words: string } | null {
  const { state, on } = measuredOn(measure, today);
  if (on === null) return null;
  if (state === 'notice') return { term: on, words: `výpověď do ${czechDate(on)}` };
  if (state === 'warned') return { term: on, words: `upozornění k ${czechDate(on)}` };
  return state === 'ending' ? { term: on, words: `smlouva do ${czechDate(on)}` } : null;
}

interface Named {
  readonly name: string;
  readonly party: string;
  readonly unit_name: string;
}

const textOf = ({ name, party, unit_name }: Named, words: string) =>
  `${[name, party, unit_name].filter((part) => part !== '').join(', ')}: ${words}`;

/** Contracts with suppliers whose notice falls due, or that end soon. */
export function dueSupplies(rows: readonly OfUnit<SupplyContractRow>[], today: string): Due[] {
  return rows.flatMap((row): Due[] => {
    const found = told(supplyMeasure(row, today), today);
    if (found === null) return [];
    const { billing_place_id: record_id, unit_id, supplier_name: party } = row;
    const path = `/billingplaces/${record_id}?unit=${unit_id}`;
    const text = textOf({ ...row, party }, found.words);
    return [{ kind: 'supplies', record_id, term: found.term, text, path }];
  });
}

/** Other contracts of units whose notice falls due, that end soon, or of which somebody wanted to be warned. */
export function dueUnitContracts(rows: readonly OfUnit<UnitContractRow>[], today: string): Due[] {
  return rows.flatMap((row): Due[] => {
    const found = told(unitContractMeasure(row, today), today);
    if (found === null) return [];
    const { unit_contract_id: record_id, unit_id, party_name: party } = row;
    const path = `/contracts/${record_id}?unit=${unit_id}`;
    const text = textOf({ ...row, party }, found.words);
    return [{ kind: 'unit-contracts', record_id, term: found.term, text, path }];
  });
}
