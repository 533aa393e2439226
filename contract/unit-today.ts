import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, hellers, id, moment } from './fields.ts';
import { historyEntry } from './history.ts';
import { settlementGuard } from '#contract/settlement/guard-record.ts';
import { addressModules, contractModules, moneyModules, placeModules } from './module-names.ts';
import { contractState } from '#contract/rules/contract-standing.ts';
import { supplyContractState } from '#contract/rules/supply-contract.ts';
import { revisionState } from '#contract/rules/revision-standing.ts';

/** The most that a person is shown to do today; the rest is on the dashboard. */
export const WORK_LINES = 7;
export const CHANGE_LINES = 5;

/** One thing that burns or waits, by its name. */
export const workLine = z
  .object({
    /**
     * Something inspected, the contract of a tenant, that with a supplier, another one of the unit, the hand-over of SIPO, warnings of meters of one kind,
     * late instalments, debts, payments that wait, missing statements of banks, months that are not prescribed,
     * settlements that are to be delivered, objections that wait, settlements that nobody has opened, advances to be
     * raised by the forecast of a running settlement, documents that an issued settlement was not counted from so, results from the field that wait for the office, or the store of
     * files that fills up.
     */
    kind: z.enum([
      'device',
      'contract',
      'supply',
      'unit-contract',
      'sipo',
      'meter',
      'instalment',
      'debts',
      'payments',
      'statements',
      'months',
      'settlement',
      'objections',
      'unopened',
      'raise',
      'later-documents',
      'field-results',
      'files',
    ]),
    state: z.union([revisionState, contractState, supplyContractState, z.literal('due')]),
    /** Whether its term has passed, or it must not be used. */
    late: z.boolean(),
    /**
     * The device, the tenant, the billing place, the contract, the period RRRR-MM, the kind of warnings (`contract/metering/warning-words.ts`),
     * who is late, who owes, who paid, the bank account, the first day of the month, or which settlement.
     */
    name: z.string(),
    /** Where it is: the house, and the space in it; of a statement what is missing, of a billing place the supplier, of a contract the other party. */
    place: z.string(),
    /** The day it is about; none where a report names no term. */
    on: day.nullable(),
    /**
     * revision_id of a device, pasport_space_id of a contract, billing_place_id of one with a supplier, unit_contract_id of another one, meter_warning_id of a single warning,
     * instalment_agreement_id of a single agreement, ledger_account_id of a single debt, bank_statement_id of
     * a single statement, settlement_id of a single settlement; null for the others.
     */
    record_id: z.int().nullable(),
    /** How many things the line tells of; the first of them by name. */
    count: z.int().min(1),
    /** What the largest debt is, what all payments that wait make, or what will be owed by a forecast; null of others. */
    amount: hellers.nullable(),
    /** How the term of the settlement stands; null of others. */
    guard: settlementGuard.nullable(),
  })
  .meta({ id: 'WorkLine' });
export type WorkLine = z.infer<typeof workLine>;

export const changedRecord = z.enum([
  'addresses',
  'pasport_buildings',
  'pasport_spaces',
  'pasport_tenants',
  'pasport_ownerships',
  'pasport_users',
  'pasport_tenant_costs',
  'revisions',
]);
export type ChangedRecord = z.infer<typeof changedRecord>;

/** The last change of a record by a colleague. */
export const colleagueChange = z
  .object({
    at: moment,
    user_name: z.string(),
    record_type: changedRecord,
    action: historyEntry.shape.action.exclude(['delete']),
    /** The record, or the space that it belongs to. */
    name: z.string(),
    /** address_id, pasport_building_id or revision_id; pasport_space_id of a space and of what belongs to it. */
    record_id: z.int(),
  })
  .meta({ id: 'ColleagueChange' });
export type ColleagueChange = z.infer<typeof colleagueChange>;

export const readUnitToday = endpoint({
  method: 'GET',
  path: '/v1/unit/today/{unit_id}',
  access: 'user',
  modules: [
    ...placeModules,
    ...addressModules,
    ...moneyModules,
    ...contractModules,
    'revision-types',
    'sipo',
    'meters',
    'arrears',
    'bank',
    'settlements',
    'todos',
    'events',
    'licence',
  ],
  summary:
    'Práce na dnešek v jednotce: co hoří a co čeká (nejvýše 7 věcí, nejnaléhavější první), poslední změny kolegů a první kroky',
  params: z.object({ unit_id: id }),
  result: z.object({
    work: z.array(workLine).max(WORK_LINES),
    /** How many things burn and wait in all. */
    work_count: z.int().min(0),
    /**
     * Contracts that somebody is warned of (`isOfWarned`), as the list of contracts has them: of tenancies, of suppliers
     * and others, as far as their modules are open; null where none is.
     */
    contracts_warned: z.int().min(0).nullable(),
    /** Tasks that wait, those of the caller and those whose term has passed; null where their module is closed. */
    todos: z
      .object({ count: z.int().min(0), mine: z.int().min(0), overdue: z.int().min(0) })
      .nullable(),
    /**
     * What is overdue in the unit today and of how many accounts; null where nothing was prescribed yet, or
     * the module of accounts is closed.
     */
    overdue: z.object({ sum: hellers, count: z.int().min(0) }).nullable(),
    changes: z.array(colleagueChange).max(CHANGE_LINES),
    /** What of the first steps is done: a house, a space, a person, and somebody in a space. */
    steps: z.object({
      house: z.boolean(),
      space: z.boolean(),
      person: z.boolean(),
      holder: z.boolean(),
    }),
  }),
});
