import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { hellers, id, longText, requiredText } from '#contract/fields.ts';
import { paperPdf } from '#contract/money/account-papers.ts';
import { deleted, savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { countFlag } from './counted.ts';
import { recipientOfSettlement } from './settlements.ts';
import { divisionKey, spaceMark, withoutMeter } from './frozen.ts';
import { triedRule } from './simulated.ts';

// Simulations: what a counted settlement would come to by other rules. They change nothing of it.

const modules = ['settlements'] as const;
const ofSettlement = z.object({ unit_id: id, settlement_id: id });

/** What is tried: rules that would be otherwise, each once. */
const tried = z
  .array(triedRule)
  .max(200)
  .refine(
    (rules) => new Set(rules.map((one) => one.billing_rule_id)).size === rules.length,
    'Každé pravidlo lze změnit jen jednou',
  );

/** A simulation that somebody keeps, with the count that it stands on. */
export const settlementSimulation = z
  .object({
    settlement_simulation_id: z.int(),
    unit_id: z.int(),
    settlement_id: z.int(),
    settlement_count_id: z.int(),
    /** Of the count among those of the settlement. */
    number: z.int(),
    name: z.string(),
    note: z.string(),
    changes: z.array(triedRule),
    ...stamps,
  })
  .meta({ id: 'SettlementSimulation' });
export type SettlementSimulation = z.infer<typeof settlementSimulation>;

const kept = {
  settlement_count_id: id,
  name: requiredText(100),
  note: longText(2000),
  changes: tried,
};

const listed = '/v1/settlement/simulations/{unit_id}/{settlement_id}';
const path = '/v1/settlement/simulation/{unit_id}/{id}';

export const listSimulations = endpoint({
  method: 'GET',
  path: listed,
  access: 'user',
  modules,
  summary: 'Uložené simulace vyúčtování od poslední',
  params: ofSettlement,
  result: listOf(settlementSimulation),
});
export const createSimulation = endpoint({
  method: 'POST',
  path: listed,
  access: 'user',
  modules,
  summary: 'Uloží simulaci: co by v pravidlech výpočtu bylo jinak',
  creates: true,
  params: ofSettlement,
  body: z.object(kept),
  result: settlementSimulation,
  refuses: ['licence-expired', 'simulations-full'],
});
export const updateSimulation = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules,
  summary: 'Změní uloženou simulaci',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...z.object(kept).partial().shape }),
  result: settlementSimulation,
});
export const deleteSimulation = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules,
  summary: 'Smaže uloženou simulaci',
  params: unitRecord,
  result: deleted,
});

// What can be tried -----------------------------------------------------------------------------------
/** A space in a rule that goes by meters or has something special. */
const groundSpace = z.object({
  pasport_id: z.int(),
  mark: spaceMark.nullable(),
  /** What it used in the rule's unit; null where it is not known, or there is no meter. */
  use: z.number().nullable(),
  /** What it would have used by the mean of those that were read; null where nobody can say. */
  usual: z.number().nullable(),
});

/** A rule as the count went by it. */
export const simulationRule = z
  .object({
    billing_rule_id: z.int(),
    service_id: z.int(),
    service_name: z.string(),
    /** Empty where it is of all houses of the settlement. */
    house_name: z.string(),
    cost: hellers,
    key: divisionKey,
    /** Per cent; 0 where there is no basic component. */
    basic_share: z.number(),
    basic_key: divisionKey,
    lower_limit: z.number().nullable(),
    upper_limit: z.number().nullable(),
    without_meter: withoutMeter,
    /** Whether what meters told was stored with the count, so that it can be divided by them. */
    is_metered: z.boolean(),
    measured_unit: z.string(),
    /** Whether the mean of those that were read is of 1 m², or of a space. */
    usual_by: z.enum(['area', 'space']),
    /** Those that bear it, in their stored order. */
    spaces: z.array(groundSpace),
  })
  .meta({ id: 'SimulationRule' });
export type SimulationRule = z.infer<typeof simulationRule>;

export const simulationGround = z
  .object({
    settlement_count_id: z.int(),
    number: z.int(),
    spaces: z.array(
      z.object({ pasport_id: z.int(), space_name: z.string(), building_name: z.string() }),
    ),
    rules: z.array(simulationRule),
  })
  .meta({ id: 'SimulationGround' });
export type SimulationGround = z.infer<typeof simulationGround>;

export const readSimulationGround = endpoint({
  method: 'GET',
  path: '/v1/settlement/simulation-ground/{unit_id}/{settlement_id}/{settlement_count_id}',
  access: 'user',
  modules,
  summary: 'Podle čeho výpočet dělil: pravidla a prostory, které lze v simulaci zkusit jinak',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, settlement_id: id, settlement_count_id: id }),
  result: simulationGround,
});

// What it would come to -------------------------------------------------------------------------------
/** A service whose rule would be otherwise. */
export const simulatedServiceResult = z
  .object({
    billing_rule_id: z.int(),
    service_name: z.string(),
    house_name: z.string(),
    cost: hellers,
    /** What would be otherwise, a sentence each. */
    changes: z.array(z.string()),
    /** What of it the law doubts; sentences. */
    doubts: z.array(z.string()),
    /** Why it could not be counted so; none where it can. */
    flags: z.array(z.object({ flag: countFlag, space_name: z.string() })),
    /** How many spaces limits have corrected, now and after. */
    limited: z.object({ now: z.int(), after: z.int() }),
  })
  .meta({ id: 'SimulatedService' });
export type SimulatedServiceResult = z.infer<typeof simulatedServiceResult>;

/** What a recipient bears, and would bear. */
export const simulatedRecipient = recipientOfSettlement
  .extend({
    /** Of all services; hellers. */
    now: hellers,
    /** Null where a service could not be counted so. */
    after: hellers.nullable(),
    services: z.array(
      z.object({ billing_rule_id: z.int(), now: hellers, after: hellers.nullable() }),
    ),
  })
  .meta({ id: 'SimulatedRecipient' });
export type SimulatedRecipient = z.infer<typeof simulatedRecipient>;

export const simulationResult = z
  .object({
    services: z.array(simulatedServiceResult),
    recipients: z.array(simulatedRecipient),
  })
  .meta({ id: 'SimulationResult' });
export type SimulationResult = z.infer<typeof simulationResult>;

/** What is tried on which count. */
const asked = { settlement_count_id: id, changes: tried };

const simulatedPath = '/v1/settlement/simulated/{unit_id}/{settlement_id}';
export const trySimulation = endpoint({
  method: 'POST',
  path: simulatedPath,
  access: 'user',
  modules,
  summary: 'Spočítá, co by vyúčtování vyšlo podle jiných pravidel; nic nemění ani neukládá',
  reads: true,
  timeoutMs: 20_000,
  params: ofSettlement,
  body: z.object(asked),
  result: simulationResult,
});
export const printSimulation = endpoint({
  method: 'POST',
  path: `${simulatedPath}/pdf`,
  access: 'user',
  modules,
  summary: 'Simulace jako PDF pro schůzi: co by bylo jinak a jak vyjdou prostory, beze jmen',
  reads: true,
  perMinute: 30,
  timeoutMs: 90_000,
  params: ofSettlement,
  body: z.object({ ...asked, name: requiredText(100) }),
  result: paperPdf,
});
