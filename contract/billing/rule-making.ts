import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id } from '#contract/fields.ts';
import { savedVersion } from '#contract/pasports/pasport.ts';
import {
  billingRule,
  billingRuleInput,
  billingRuleModules as modules,
  percentOfCost,
} from './rules.ts';

// Rules that come of others, or of the law: a new version, copies for other houses, those of a new unit.

/** How many houses or rules are made by one call at most. */
const MOST = 200;
const ofRule = z.object({ unit_id: id, billing_rule_id: id });

export const createBillingRuleVersion = endpoint({
  method: 'POST',
  path: '/v1/billing/rule/version/{unit_id}/{billing_rule_id}',
  access: 'user',
  modules,
  summary:
    'Nová verze pravidla od dne: kopie s náklady a zvláštními prostory; dosavadní skončí den předem',
  creates: true,
  params: ofRule,
  body: z.object({ ...savedVersion, begins_on: day }),
  result: billingRule,
  refuses: ['licence-expired', 'overlapping-validity'],
});

export const copyBillingRule = endpoint({
  method: 'POST',
  path: '/v1/billing/rule/copies/{unit_id}/{billing_rule_id}',
  access: 'user',
  modules,
  summary: 'Kopie pravidla jiným domům jednotky, bez nákladů a zvláštních prostorů',
  creates: true,
  timeoutMs: 10_000,
  params: ofRule,
  body: z.object({
    pasport_ids: z
      .array(id)
      .min(1, 'Vyberte aspoň jeden dům')
      .max(MOST, `Vyberte nejvýše ${MOST} domů`),
  }),
  result: z.object({ billing_rule_ids: z.array(z.int()) }),
  refuses: ['licence-expired', 'overlapping-validity'],
});

/** A rule by the law that the unit could have, as its billing places and meters tell. */
export const usualRule = billingRule
  .pick({
    service_id: true,
    pasport_id: true,
    method: true,
    meter_kind: true,
    basic_by: true,
    basic_key: true,
    limits_by: true,
    without_meter: true,
    time_weight: true,
  })
  .extend({
    service_name: z.string(),
    /** Empty for the whole unit. */
    house_name: z.string(),
    costs: z.array(z.object({ billing_place_id: z.int(), name: z.string(), percent: z.number() })),
    /** By which law it is so. */
    source: z.string(),
    /** Sentences about what a person should look at. */
    doubts: z.array(z.string()),
  })
  .meta({ id: 'UsualRule' });
export type UsualRule = z.infer<typeof usualRule>;

const path = '/v1/billing/rules/usual/{unit_id}';

export const listUsualRules = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary:
    'Pravidla podle zákona pro odběrná místa jednotky: jen služby domů, které ještě žádné pravidlo nemají',
  params: z.object({ unit_id: id }),
  result: listOf(usualRule),
});

const { service_id, pasport_id, uem_class, ...fields } = billingRuleInput.shape;

export const createBillingRules = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary: 'Založení více pravidel rozúčtování i s náklady najednou: všech, nebo žádného',
  creates: true,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    valid_from: day,
    rules: z
      .array(
        z.object({
          service_id,
          pasport_id,
          method: fields.method,
          meter_kind: fields.meter_kind,
          basic_by: fields.basic_by,
          uem_class,
          basic_key: fields.basic_key,
          limits_by: fields.limits_by,
          without_meter: fields.without_meter,
          time_weight: fields.time_weight,
          costs: z.array(z.object({ billing_place_id: id, percent: percentOfCost })).max(MOST),
        }),
      )
      .min(1, 'Vyberte aspoň jedno pravidlo')
      .max(MOST, `Založte nejvýše ${MOST} pravidel najednou`),
  }),
  result: z.object({ billing_rule_ids: z.array(z.int()) }),
  refuses: ['licence-expired', 'overlapping-validity', 'rule-cost-taken'],
});
