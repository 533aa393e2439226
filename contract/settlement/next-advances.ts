import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, hellers, id, requiredText, wholeNumber } from '#contract/fields.ts';
import { overtaken } from '#contract/pasports/house-values.ts';

// Advances of the next time, proposed from what a settlement came to and accepted at once.

const modules = ['settlements'] as const;
const ofSettlement = z.object({ unit_id: id, settlement_id: id });

/** To how many hellers advances may be rounded up. */
export const ADVANCE_STEPS = [100, 1000, 5000, 10_000] as const;

/** From when, with what reserve and how rounded advances are proposed, and of what none is wanted. */
export const askedAdvances = z.object({
  /** By the count that was looked through, or by what the running period will come to. */
  by: z.enum(['count', 'forecast']).default('count'),
  valid_from: day,
  /** Per cent that is added. */
  reserve: wholeNumber(0, 100),
  step: z.union(ADVANCE_STEPS.map((step) => z.literal(step))),
  /** Keys of rows that stay as they are. */
  except: z.array(requiredText(40)).max(100_000).default([]),
});
export type AskedAdvances = z.infer<typeof askedAdvances>;

/** The advance of a service of a space as it is proposed; hellers a month. */
export const proposedAdvance = z
  .object({
    /** Names the row among the others. */
    key: z.string(),
    pasport_id: z.int(),
    space_name: z.string(),
    building_name: z.string(),
    /** Who bore the space last in the settled time. */
    names: z.string(),
    service_id: z.int(),
    service_name: z.string(),
    /** What the space bore of it in the settled time. */
    cost: hellers,
    /** What holds on the day; null where nothing is prescribed. */
    held: hellers.nullable(),
    proposed: hellers,
    /** From when another amount is recorded already, which stays. */
    later: day.nullable(),
    is_excepted: z.boolean(),
  })
  .meta({ id: 'ProposedAdvance' });
export type ProposedAdvance = z.infer<typeof proposedAdvance>;

export const advancesPreview = z
  .object({
    rows: z.array(proposedAdvance),
    /** What all of them pay a month now, and would by the proposal; what is excepted as now. */
    held_sum: hellers,
    proposed_sum: hellers,
    changed_count: z.int(),
    /** From when a raise may be demanded when it is delivered today (zákon č. 67/2013 Sb., § 4 odst. 3). */
    earliest_delivered: day,
    /** Names this very preview; saving asks for it. */
    seen: z.string(),
  })
  .meta({ id: 'AdvancesPreview' });
export type AdvancesPreview = z.infer<typeof advancesPreview>;

export const previewNextAdvances = endpoint({
  method: 'POST',
  path: '/v1/settlement/advances/{unit_id}/{settlement_id}/preview',
  access: 'user',
  modules,
  summary:
    'Návrh měsíčních záloh z nákladů vyúčtování, nebo zvýšení podle odhadu běžícího období: dosud, nově; nic nezapíše',
  reads: true,
  timeoutMs: 15_000,
  params: ofSettlement,
  body: askedAdvances,
  result: advancesPreview,
  refuses: ['settlement-not-reviewed', 'settlement-over'],
});

export const acceptNextAdvances = endpoint({
  method: 'POST',
  path: '/v1/settlement/advances/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary:
    'Přijetí navržených záloh: všechny, nebo žádná; dosavadní částky skončí den předtím a vrátit je jde naráz',
  timeoutMs: 30_000,
  params: ofSettlement,
  body: askedAdvances.extend({
    /** Of the preview that the person saw; when anything is otherwise by now, nothing is written. */
    seen: requiredText(100),
  }),
  result: z.object({ changed_count: z.int(), house_change_id: z.int() }),
  refuses: [
    'settlement-not-reviewed',
    'settlement-over',
    'advances-differ',
    'advances-same',
    'licence-expired',
    'version-conflict',
    'overlapping-validity',
  ],
  tells: { 'version-conflict': overtaken },
});
