import { faultsOf } from '#contract/record.ts';
import {
  divisionRuleRules,
  overlappedRule,
  ruleOverlapSentence,
  shiftFault,
  type WrittenRule,
} from '#contract/rules/division-rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectStandings, type Standing } from '#server/core/billing/parts.sql.ts';
import { selectServicesHeld, type BillingRuleRow } from '#server/core/billing/rules.sql.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';

/** What of a rule is judged with other records. */
export interface JudgedRule extends WrittenRule {
  readonly billing_rule_id: number;
  readonly service_id: number;
  readonly pasport_id: number | null;
  /** Special spaces that it has already. */
  readonly spaces?: BillingRuleRow['spaces'];
}

/** What rules are judged by. */
export interface KnownOfRules {
  readonly law: Awaited<ReturnType<typeof selectSettlementLaw>>;
  /** Services of the client. */
  readonly services: ReadonlySet<number>;
  /** Houses and spaces that rules name, by their ids. */
  readonly standings: ReadonlyMap<number, Standing>;
}

/** Loads what the rules are judged by; what they refer to stays until the transaction ends. */
export async function knownOfRules(
  db: Db,
  unit: OwnedUnit,
  rules: readonly JudgedRule[],
): Promise<KnownOfRules> {
  const isShifted = rules.some(({ basic_shift }) => basic_shift !== 0);
  const places = rules.flatMap(({ pasport_id, spaces = [] }) =>
    pasport_id === null ? [] : [pasport_id, ...spaces.map((space) => space.pasport_id)],
  );
  const standings = places.length === 0 ? [] : await selectStandings(db, unit, places);
  return {
    law: isShifted ? await selectSettlementLaw(db) : [],
    services: await selectServicesHeld(
      db,
      unit,
      rules.map(({ service_id }) => service_id),
    ),
    standings: new Map(standings.map((one) => [one.pasport_id, one])),
  };
}

/** Nothing else divides the service of the house at the time. Errors: `overlapping-validity`. */
export function ensureAlone(rule: JudgedRule, others: readonly BillingRuleRow[]): void {
  const other = overlappedRule(rule, others);
  if (other === undefined) return;
  ensureFaultless([
    { code: 'overlapping-validity', field: 'valid_from', message: ruleOverlapSentence(other) },
  ]);
}

/** Of a fixed amount the rule stays one of fixed amounts. Errors: `invalid-input`. */
function ensureSpacesFit({ method, spaces = [] }: JudgedRule): void {
  if (method !== 'fixed' && spaces.some(({ mark }) => mark === 'fixed'))
    throw fieldFault('method', 'V pravidle jsou pevné částky prostorů; nejdříve je odeberte');
}

/** Spaces of the rule are in its house. Errors: `invalid-input`. */
function ensureSpacesWithin(
  { pasport_id, spaces = [] }: JudgedRule,
  { standings }: KnownOfRules,
): void {
  if (pasport_id === null) return;
  if (spaces.some((space) => standings.get(space.pasport_id)?.house_id !== pasport_id))
    throw fieldFault('pasport_id', 'V pravidle jsou zvláštní prostory jiného domu');
}

/** A rule makes sense among the others. Errors: `invalid-input`, `not-found`, `overlapping-validity`. */
export function ensureRuleRight(
  rule: JudgedRule,
  known: KnownOfRules,
  others: readonly BillingRuleRow[],
): void {
  ensureFaultless(
    faultsOf(divisionRuleRules, rule).map((fault) => ({ ...fault, code: 'invalid-input' })),
  );
  const fault = rule.basic_shift === 0 ? null : shiftFault(rule, known.law);
  if (fault !== null) throw fieldFault('basic_shift', fault);
  ensureNamed(known.services.has(rule.service_id), 'service_id');
  if (rule.pasport_id !== null) {
    const house = known.standings.get(rule.pasport_id);
    ensureNamed(house, 'pasport_id');
    if (house.kind !== 'building') throw fieldFault('pasport_id', 'Vyberte dům');
  }
  ensureAlone(rule, others);
  ensureSpacesFit(rule);
  ensureSpacesWithin(rule, known);
}
