import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, moment, version, wholeNumber } from '#contract/fields.ts';
import { moneyModules } from '#contract/module-names.ts';
import { creditOrders } from '#contract/rules/crediting.ts';

/** How a change inside a month counts: from the next one, or by days. */
export const monthChange = z.enum(['next', 'days']);

/** Which claims of an account its payments pay first. */
export const creditOrder = z.enum(creditOrders);

/** On which day of a month its claims are due, how a change inside a month counts, and what is paid first. */
export const ledgerSettings = z
  .object({
    unit_id: z.int(),
    due_day: z.int(),
    month_change: monthChange,
    credit_order: creditOrder,
    version: z.int(),
  })
  .meta({ id: 'LedgerSettings' });
export type LedgerSettings = z.infer<typeof ledgerSettings>;

const settingsPath = '/v1/money/settings/{unit_id}';
const ofUnit = z.object({ unit_id: id });

export const getLedgerSettings = endpoint({
  method: 'GET',
  path: settingsPath,
  access: 'user',
  modules: moneyModules,
  summary:
    'Kolikátého dne v měsíci jsou předpisy jednotky splatné, jak se počítá změna v průběhu měsíce a co se platí nejdřív',
  params: ofUnit,
  result: ledgerSettings,
});

export const updateLedgerSettings = endpoint({
  method: 'PUT',
  path: settingsPath,
  access: 'client-admin',
  modules: moneyModules,
  summary:
    'Změna dne splatnosti, počítání změn v průběhu měsíce a pořadí, v jakém se předpisy platí; co už je předepsáno, zůstane, jak bylo',
  params: ofUnit,
  body: z.object({
    version,
    due_day: wholeNumber(1, 28),
    /** As it is where it is not told. */
    month_change: monthChange.optional(),
    credit_order: creditOrder.optional(),
  }),
  result: ledgerSettings,
  refuses: ['licence-expired'],
});

/** A month by its first day. */
const month = day.refine((value) => value.endsWith('-01'), 'Zadejte první den měsíce');
const ofMonth = z.object({ unit_id: id, month });

/** A month of the unit as it is claimed. */
const monthTold = {
  /** Its first day. */
  month: day,
  /** When it was claimed last; null while it was not. */
  claimed_at: moment.nullable(),
  /** When it was closed; null while it is open. */
  closed_at: moment.nullable(),
  /** Of all monthly claims for the month, in hellers. */
  claimed: hellers,
  /** How many accounts they are of. */
  accounts_count: z.int(),
};

export const ledgerMonth = z.object(monthTold).meta({ id: 'LedgerMonth' });
export type LedgerMonth = z.infer<typeof ledgerMonth>;

/** What is prescribed for a month and what is claimed of it, of one account and name; as a difference where one is not the other. */
export const monthDifference = z
  .object({
    /** Null where the account is opened by the run. */
    ledger_account_id: z.int().nullable(),
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    names: z.string(),
    /** For what. */
    name: z.string(),
    prescribed: hellers,
    claimed: hellers,
    /** On how many days of the month it is prescribed to them, and since which; null where on none. */
    days: z.int(),
    since: day.nullable(),
  })
  .meta({ id: 'MonthDifference' });
export type MonthDifference = z.infer<typeof monthDifference>;

/** A month with what a run would write of it now. */
export const openedMonth = z
  .object({
    unit_id: z.int(),
    ...monthTold,
    /** What is prescribed for the month altogether. */
    prescribed: hellers,
    /** How a change inside it counts. */
    month_change: monthChange,
    differences: z.array(monthDifference),
    /** Into which month the differences would be booked, and when they would be due. */
    booked_in: day,
    due_on: day,
    /** Shown spaces that have costs and that nobody bears: the unit itself does. */
    unborne_count: z.int(),
  })
  .meta({ id: 'OpenedMonth' });
export type OpenedMonth = z.infer<typeof openedMonth>;

export const listMonths = endpoint({
  method: 'GET',
  path: '/v1/money/months/{unit_id}',
  access: 'user',
  modules: moneyModules,
  summary: 'Měsíce jednotky, které se předepisovaly nebo uzavřely, nejnovější první',
  params: ofUnit,
  result: listOf(ledgerMonth),
});

const path = '/v1/money/month/{unit_id}/{month}';

export const readMonth = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: moneyModules,
  summary: 'Předpis měsíce (podle jeho prvního dne) a v čem se liší od toho, co je na měsíc určeno',
  timeoutMs: 10_000,
  params: ofMonth,
  result: openedMonth,
});

export const listMonthRows = endpoint({
  method: 'GET',
  path: `${path}/rows`,
  access: 'user',
  modules: moneyModules,
  summary:
    'Z čeho se skládá předpis měsíce: co je na něj určeno a co už je předepsáno, po prostorech, lidech a službách',
  timeoutMs: 10_000,
  params: ofMonth,
  result: listOf(monthDifference),
});

export const claimTheMonth = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: moneyModules,
  summary: 'Předepsání měsíce všem prostorům jednotky; podruhé zapíše jen rozdíly',
  creates: true,
  timeoutMs: 30_000,
  params: ofMonth,
  body: z.object({
    /** The sum of the differences that the person saw; where it is another by now, nothing is written. */
    seen: hellers,
  }),
  result: openedMonth,
  refuses: ['licence-expired', 'month-differs'],
});

export const closeMonth = endpoint({
  method: 'POST',
  path: `${path}/close`,
  access: 'client-admin',
  modules: moneyModules,
  summary: 'Uzavření měsíce: nic se do něj už nezapíše, opravy jdou do prvního otevřeného',
  params: ofMonth,
  result: openedMonth,
  refuses: ['licence-expired', 'month-not-to-close'],
});
