import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, moment, requiredText } from '#contract/fields.ts';
import { deleted, savedVersion, stamps, unitRecord } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { settlementGuard, unopenedSettlement } from './guard-record.ts';
import { laterDocument } from './later-documents.ts';
import { raiseOffer } from './raise-offer.ts';
import { settlementFields } from './settlement-record.ts';
import { checkKind, settlementState } from './words.ts';

const modules = ['settlements'] as const;

/** Sums of a count, in hellers. */
export const countSums = z
  .object({
    settlement_count_id: z.int(),
    /** 1 for the first count of the settlement. */
    number: z.int(),
    counted_at: moment,
    counted_by: z.string(),
    cost: hellers,
    advances: hellers,
    /** Sums of what goes back to people, and of what they are to pay. */
    overpaid: hellers,
    owed: hellers,
    recipients: z.int(),
  })
  .meta({ id: 'SettlementCount' });
export type CountSums = z.infer<typeof countSums>;

/** The annual settlement of services of a house, or of the whole unit (zákon č. 67/2013 Sb., § 7). */
export const settlement = z
  .object({
    settlement_id: z.int(),
    unit_id: z.int(),
    ...readOf(settlementFields),
    /** Empty for all houses of the unit. */
    building_name: z.string(),
    state: settlementState,
    /** By when it is to be delivered (§ 7 odst. 1); null while the law's term is not known. */
    deliver_until: day.nullable(),
    /** The latest day on which balances may be due if it is delivered today (§ 7 odst. 3); null likewise. */
    pay_until: day.nullable(),
    /** The last count; null before the first one. */
    last: countSums.nullable(),
    counts: z.int(),
    reviewed_at: moment.nullable(),
    reviewed_by: z.string(),
    /** When statements were issued last, and by when balances are due; null before that. */
    issued_on: day.nullable(),
    due_on: day.nullable(),
    /** Statements of the last issue, and how many of them are delivered. */
    statements: z.int(),
    delivered: z.int(),
    /** The last day on which one of them was delivered; null until all are. */
    delivered_on: day.nullable(),
    /** Why issued statements are being corrected; empty otherwise. */
    correction: z.string(),
    /** Objections, how many of them wait for an answer, and by when the most urgent one is to be answered. */
    objections: z.int(),
    objections_open: z.int(),
    answer_until: day.nullable(),
    /** How its delivery stands; null when nobody waits for it, or the law's term is not known. */
    deliver_guard: settlementGuard.nullable(),
    /** How answers to objections stand, by the most urgent one; null when none waits. */
    answer_guard: settlementGuard.nullable(),
    /** Who will owe by the last forecast that is kept, while a raise of advances is offered; null otherwise. */
    raise: raiseOffer.nullable(),
    /** Of an issued one that is not being corrected: documents that a correction would take otherwise. */
    later_documents: z.array(laterDocument),
    ...stamps,
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof settlement>;

/** A settlement as its form saves it. */
export const settlementInput = z.object(writeOf(settlementFields));

export const browseSettlements = endpoint({
  method: 'GET',
  path: '/v1/settlements/browser/{unit_id}',
  access: 'user',
  modules,
  summary:
    'Vyúčtování jednotky od nejnovějšího období se součty posledního výpočtu a lhůtami; vyúčtování, která nikdo nezaložil',
  params: z.object({ unit_id: id }),
  result: listOf(settlement).extend({
    /** Settlements that nobody has opened though their term is near or has passed. */
    unopened: z.array(unopenedSettlement),
  }),
});

const path = '/v1/settlement/{unit_id}/{id}';
export const getSettlement = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Jedno vyúčtování',
  params: unitRecord,
  result: settlement,
});
export const createSettlement = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary: 'Nové vyúčtování domu nebo celé jednotky za období nejvýše 12 měsíců; id je 0',
  creates: true,
  params: unitRecord,
  body: z.object({
    ...settlementInput.partial().shape,
    period_from: settlementInput.shape.period_from,
    period_to: settlementInput.shape.period_to,
  }),
  result: settlement,
  refuses: ['licence-expired', 'settlement-exists'],
});
export const updateSettlement = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules,
  summary: 'Změna poznámky vyúčtování',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...settlementInput.partial().pick({ note: true }).shape }),
  result: settlement,
});
export const deleteSettlement = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules,
  summary: 'Smazání vyúčtování, které není zkontrolované, i s jeho výpočty',
  params: unitRecord,
  result: deleted,
  refuses: ['settlement-reviewed', 'settlement-issued'],
});

// Checks ---------------------------------------------------------------------------------------------
/** A thing that a check found. */
export const checkThing = z.object({
  /** For people: the space, the place, the document. */
  name: z.string(),
  /** What is with it: 'Teplo: chybí započitatelná plocha'. */
  said: z.string(),
  pasport_space_id: z.int().nullable(),
  billing_place_id: z.int().nullable(),
  /** Of a document of the place. */
  billing_document_id: z.int().nullable(),
  /** A meter whose readings it is about. */
  measuring_place_id: z.int().nullable(),
  billing_rule_id: z.int().nullable(),
});
export type CheckThing = z.infer<typeof checkThing>;

/** What of a settlement has to be mended, accepted or known. */
export const settlementCheck = z
  .object({
    kind: checkKind,
    weight: z.enum(['stops', 'asks', 'tells']),
    things: z.array(checkThing),
    /** Names what was found: it is accepted for just this. */
    found: z.string(),
    /** Why a person accepted it; empty until somebody has. */
    accepted: z.string(),
    accepted_by: z.string(),
  })
  .meta({ id: 'SettlementCheck' });
export type SettlementCheck = z.infer<typeof settlementCheck>;

export const readSettlementChecks = endpoint({
  method: 'POST',
  path: '/v1/settlement/looked/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Co je před výpočtem třeba opravit, přijmout nebo vědět',
  reads: true,
  timeoutMs: 15_000,
  params: z.object({ unit_id: id, settlement_id: id }),
  result: listOf(settlementCheck),
});
export const acceptSettlementCheck = endpoint({
  method: 'POST',
  path: '/v1/settlement/checks/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Přijetí toho, co kontrola našla, s důvodem; platí jen pro to, co bylo nalezeno',
  params: z.object({ unit_id: id, settlement_id: id }),
  body: z.object({ kind: checkKind, found: requiredText(64), reason: requiredText(500) }),
  result: z.object({ accepted: z.literal(true) }),
  refuses: ['settlement-reviewed'],
});

// Counting -------------------------------------------------------------------------------------------
export const countSettlement = endpoint({
  method: 'POST',
  path: '/v1/settlement/count/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Spočítá vyúčtování úlohou na pozadí',
  params: z.object({ unit_id: id, settlement_id: id }),
  result: z.object({ task_id: z.int() }),
  refuses: ['settlement-reviewed', 'licence-expired'],
});
export const reviewSettlement = endpoint({
  method: 'POST',
  path: '/v1/settlement/review/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Označí poslední výpočet za zkontrolovaný, nebo označení vezme zpět',
  params: z.object({ unit_id: id, settlement_id: id }),
  body: z.object({ settlement_count_id: id, reviewed: z.boolean() }),
  result: settlement,
  refuses: ['settlement-not-last', 'settlement-unchecked', 'settlement-issued'],
});

const ofCount = z.object({ unit_id: id, settlement_id: id, settlement_count_id: id });

/** What of a service somebody bears and has paid, in hellers. */
export const recipientService = z.object({
  service_id: z.int(),
  cost: hellers,
  /** Claimed for the months of the period, and what of it was received. */
  claimed: hellers,
  advance: hellers,
});

/** One who bears a space for a time. */
export const recipientOfSettlement = z.object({
  key: z.string(),
  pasport_id: z.int(),
  space_name: z.string(),
  building_name: z.string(),
  name: z.string(),
  payer: z.enum(['owner', 'member', 'tenant', 'unit']),
  from: day,
  to: day,
});

/** The same with his balance. */
export const settledRecipient = recipientOfSettlement
  .extend({
    services: z.array(recipientService),
    cost: hellers,
    claimed: hellers,
    advance: hellers,
    /** Cost less advances: more than nothing is to be paid, less goes back. */
    balance: hellers,
    /** Cost of 1 m² of floor area in hellers for the days; null where the area is not known. */
    per_m2: z.number().nullable(),
    /** What the same party bore in the space in the settlement before; null where there is none of as many days. */
    former: hellers.nullable(),
  })
  .meta({ id: 'SettledRecipient' });
export type SettledRecipient = z.infer<typeof settledRecipient>;

/** A service of a count. */
export const settledService = z
  .object({
    service_id: z.int(),
    service_name: z.string(),
    billing_rule_id: z.int(),
    /** Sum of documents, which the parts make exactly. */
    cost: hellers,
    divided: hellers,
    advance: hellers,
    documents: z.int(),
    rounds: z.int(),
    limited: z.int(),
    former: hellers.nullable(),
  })
  .meta({ id: 'SettledService' });
export type SettledService = z.infer<typeof settledService>;

export const readSettlementCount = endpoint({
  method: 'GET',
  path: '/v1/settlement/result/{unit_id}/{settlement_id}/{settlement_count_id}',
  access: 'user',
  modules,
  summary: 'Výsledek výpočtu: příjemci se zůstatky a služby se součty; náhled na uložené vstupy',
  timeoutMs: 10_000,
  params: ofCount,
  result: z.object({
    count: countSums,
    recipients: z.array(settledRecipient),
    services: z.array(settledService),
  }),
});
export const listSettlementCounts = endpoint({
  method: 'GET',
  path: '/v1/settlement/counts/{unit_id}/{settlement_id}',
  access: 'user',
  modules,
  summary: 'Výpočty vyúčtování od posledního',
  params: z.object({ unit_id: id, settlement_id: id }),
  result: listOf(countSums),
});
