import type { CountedSettlement } from '#contract/settlement/counted.ts';
import type { FrozenService } from '#contract/settlement/frozen.ts';
import type { CheckThing } from '#contract/settlement/settlements.ts';
import type { StatementTexts } from '#contract/settlement/statement-texts.ts';
import type { EndedVerification } from '#server/core/metering/ended-verification.ts';
import type { SettledSpace } from '#server/core/pasports/settled-spaces.sql.ts';
import type { MatchedAdvances } from './advances.ts';
import type { Gathered } from './gather.ts';
import type { Invoiced } from './invoiced.ts';
import type { RulesOfScope } from './rules.ts';

/** All that checks look at. */
export interface Looked {
  readonly gathered: Gathered;
  readonly counted: CountedSettlement;
  readonly advances: MatchedAdvances;
  /** Up to the end of which day they are. */
  readonly advances_on: string;
  /** Services whose rule needs what the law of the period is not known to say. */
  readonly lawless: RulesOfScope['lawless'];
  /** Texts of statements of heat, as the client has written them. */
  readonly texts: StatementTexts;
  /** First days of months of the period that were not claimed. */
  readonly unclaimed: readonly string[];
  /** What suppliers invoiced at places with an invoicing meter, against that meter and the flats. */
  readonly invoiced: Invoiced;
  /** Meters by which something is divided, whose verification ended while they were in use. */
  readonly unverified: readonly EndedVerification[];
}

/** What a kind of checks has found. */
export type Says = (looked: Looked) => readonly CheckThing[];

const NOWHERE = {
  pasport_space_id: null,
  billing_place_id: null,
  billing_document_id: null,
  measuring_place_id: null,
  billing_rule_id: null,
};

/** Something that is mended nowhere in particular. */
export const plainThing = (name: string, said: string): CheckThing => ({ ...NOWHERE, name, said });

/** Something of a space. */
export const spaceThing = (space: SettledSpace, said: string): CheckThing => ({
  ...NOWHERE,
  pasport_space_id: space.pasport_space_id,
  name: `${space.building_name}, ${space.space_number}`,
  said,
});

/** Something of a billing place. */
export const placeThing = (
  { billing_place_id, name }: { readonly billing_place_id: number; readonly name: string },
  said: string,
): CheckThing => ({ ...NOWHERE, billing_place_id, name, said });

/** Something of a service; where its rule is of one house, it names it. */
export function serviceThing(
  { rule }: FrozenService,
  { listed, rules }: Gathered,
  said: string,
): CheckThing {
  const { service_name, billing_rule_id } = rule;
  const own = rules.find((one) => one.rule.billing_rule_id === billing_rule_id);
  const house = listed.find(({ building_id }) => building_id === own?.building_id)?.building_name;
  const name = house === undefined ? service_name : `${service_name}, ${house}`;
  return { ...NOWHERE, billing_rule_id, name, said };
}
