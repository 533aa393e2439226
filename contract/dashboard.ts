import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, hellers, id } from './fields.ts';
import { settlementGuard } from '#contract/settlement/guard-record.ts';

const count = z.int().min(0);

/** Counts of what has a term, whose things are told by name. */
export const termKind = z.enum([
  'revisions_overdue',
  'faults_overdue',
  'contracts_expired',
  'contracts_warned',
  'contracts_ending',
  'supplies_expired',
  'supplies_notice',
  'supplies_ending',
  'agreed_expired',
  'agreed_warned',
  'agreed_ending',
  'todos_overdue',
  'todos_soon',
  'revisions_soon',
  'faults_open',
  'revisions_never',
  'meters_warned',
  'debts_overdue',
  'payments_waiting',
  'statements_missing',
  'settlements_late',
  'settlements_soon',
  'settlements_changed',
  'raises_offered',
  'visits_review',
  'files_filling',
]);
export type TermKind = z.infer<typeof termKind>;

/** So many things of a kind are told by name in a unit. */
export const NAMED_THINGS = 2;

/** A device, a tenant, a billing place, a contract, a warning, a debt, a payment, a missing statement, a settlement, results of a visit or the store of files that a count counts. */
export const dueThing = z
  .object({
    kind: termKind,
    name: z.string(),
    /** The house, and the space in it; the supplier of a billing place, the other party of a contract; who has a task. */
    place: z.string(),
    /** The term; null where none is known. */
    on: day.nullable(),
    /** It must not be used, whatever its term. */
    unfit: z.boolean(),
    /** What a debt is, what of a payment belongs to nobody, or what will be owed by a forecast; null of others. */
    amount: hellers.nullable(),
    /** How the term of a settlement stands; null of others. */
    guard: settlementGuard.nullable(),
  })
  .meta({ id: 'DueThing' });
export type DueThing = z.infer<typeof dueThing>;

/**
 * What waits in a unit. Each count is that of a list under one of its filters; hidden records do not
 * count, as the lists do not show them.
 */
export const dashboardUnit = z
  .object({
    unit_id: z.int(),
    unit_name: z.string(),
    flats_count: count,
    spaces_count: count,
    /** Who owns, uses or lives in a space today. */
    persons_count: count,
    /** Devices in the groups of `rules/revision-standing.ts`. */
    revisions_overdue: count,
    revisions_soon: count,
    revisions_never: count,
    /** Devices that must not be used, or with a fault that was to be repaired by now. */
    faults_overdue: count,
    /** Devices with a fault whose term has not passed. */
    faults_open: count,
    /** Tenancies that go on after the end of their contract. */
    contracts_expired: count,
    contracts_ending: count,
    /** Tenancies whose day of warning has come. */
    contracts_warned: count,
    /** Contracts with suppliers of billing places in the states of `rules/supply-contract.ts`. */
    supplies_expired: count,
    supplies_notice: count,
    supplies_ending: count,
    /** Contracts of the unit by themselves in the states of `rules/contract-measure.ts`; warned are those of `isOfWarned`. */
    agreed_expired: count,
    agreed_warned: count,
    agreed_ending: count,
    /** Tasks by the measure of `rules/todo-standing.ts`: whose term has passed, and whose is within seven days. */
    todos_overdue: count,
    todos_soon: count,
    /** Warnings of meters that nobody has finished with. */
    meters_warned: count,
    /** Accounts of which something is overdue today. */
    debts_overdue: count,
    /** Payments of which something belongs to nobody. */
    payments_waiting: count,
    /** Statements of banks before which something is missing. */
    statements_missing: count,
    /**
     * Settlements with a term that has passed: of their delivery, or of an answer to an objection; with those of
     * last year that nobody has opened. And such whose term comes, or whose objections wait.
     */
    settlements_late: count,
    settlements_soon: count,
    /** Issued settlements that were counted from other documents than there are now. */
    settlements_changed: count,
    /** Running settlements by whose forecast somebody will owe, so that a raise of advances is offered. */
    raises_offered: count,
    /** What all of them will owe; null where their module is closed. */
    raises_sum: hellers.nullable(),
    /** Visits with results that wait for the office. */
    visits_review: count,
    /** One once little is left for files of the unit (`rules/file-store.ts`). */
    files_filling: count,
    /** The penalty of all late settlements; null where it is not known, or their module is closed. */
    penalties_sum: hellers.nullable(),
    /** What all debts make, and what of all those payments belongs to nobody; null where their module is closed. */
    debts_sum: hellers.nullable(),
    payments_sum: hellers.nullable(),
    /** Spaces with neither a tenant nor an owner. */
    spaces_without_user: count,
    /** Spaces where nobody of those who should pay is recorded, so that the unit bears what they cost. */
    spaces_without_payer: count,
    spaces_without_area: count,
    symbols_missing: count,
    symbols_repeated: count,
    /** Spaces whose owners' shares do not make a whole. */
    shares_uneven: count,
    /** Houses whose spaces' shares in the common parts do not make a whole. */
    houses_uneven: count,
    buildings_without_address: count,
    addresses_without_email: count,
    addresses_without_phone: count,
    /** Of the unit's next SIPO period; none where the unit has agreed nothing with the post. */
    sipo_without_number: count,
    sipo_wrong_number: count,
    /** What the counts of faults are judged among: spaces that have an owner, houses, … */
    owned_count: count,
    houses_count: count,
    /** Houses some of whose spaces have a share in the common parts. */
    shared_houses_count: count,
    contacts_count: count,
    /** Who pays in the unit's next SIPO period; none where the unit has agreed nothing with the post. */
    payers_count: count,
    /**
     * The most urgent things of each kind, the most urgent first, at most `NAMED_THINGS` of a kind; none of
     * a module that is closed to the person.
     */
    things: z.array(dueThing),
  })
  .meta({ id: 'DashboardUnit' });
export type DashboardUnit = z.infer<typeof dashboardUnit>;

export const readDashboard = endpoint({
  method: 'GET',
  path: '/v1/dashboard',
  access: 'user',
  modules: ['dashboard'],
  summary:
    'Co hoří, co čeká (nejnaléhavější i jménem) a co v datech chybí: za aktivní jednotky klienta, nebo za jednu (unit_id)',
  query: z.object({ unit_id: id.optional() }),
  result: listOf(dashboardUnit),
});
