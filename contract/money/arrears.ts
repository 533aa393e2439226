import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id } from '#contract/fields.ts';
import { asOf } from '#contract/pasports/pasport.ts';
import { ledgerAccount } from './accounts.ts';

/** An account of which something is overdue at the end of a day, with how long. */
export const debtor = z
  .object({
    ...ledgerAccount.pick({
      ledger_account_id: true,
      unit_id: true,
      pasport_space_id: true,
      space_number: true,
      building_id: true,
      building_name: true,
      variable_symbol: true,
      people: true,
      names: true,
      phone: true,
      phone_of: true,
      email: true,
      is_present: true,
      overdue: true,
    }).shape,
    /** When the oldest unpaid claim was due. */
    owed_since: day,
    /** Of how many claims something is not paid. */
    claims_count: z.int(),
    /** The overdue sum by days since it was due: 1–30, 31–60, 61–90 and more. */
    age_30: hellers,
    age_60: hellers,
    age_90: hellers,
    age_over: hellers,
    /** The agreement on instalments that holds on its account; null where there is none. */
    agreement: z
      .object({
        instalment_agreement_id: z.int(),
        state: z.enum(['kept', 'breached']),
        /** What of the overdue sum is in it. */
        agreed: hellers,
        /** Instalments that are late, and the first day of the delay. */
        late: hellers,
        late_since: day.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Debtor' });
export type Debtor = z.infer<typeof debtor>;

const path = '/v1/money/arrears/{unit_id}';
const ofUnit = z.object({ unit_id: id });

export const browseArrears = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Kdo v jednotce ke dni dluží a jak dlouho: po splatnosti 1–30, 31–60, 61–90 dní a déle; is_claimed říká, zda v ní už bylo něco předepsáno, tedy zda je vůbec co dlužit',
  timeoutMs: 10_000,
  params: ofUnit,
  query: asOf,
  result: listOf(debtor).extend({ is_claimed: z.boolean() }),
});

/** An account of which something is overdue, and whose it is. */
const owingAccount = z
  .object({
    ledger_account_id: z.int(),
    pasport_id: z.int(),
    /** People of the account, who represents them first. */
    address_ids: z.array(z.int()),
    overdue: hellers,
  })
  .meta({ id: 'OwingAccount' });

export const listOwing = endpoint({
  method: 'GET',
  path: `${path}/owing`,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Konta, na kterých je ke dni něco po splatnosti, podle prostorů a osob; settled jsou prostory (pasport_id), které konto mají a nedluží na žádném nic',
  timeoutMs: 10_000,
  params: ofUnit,
  query: asOf,
  result: listOf(owingAccount).extend({ settled: z.array(z.int()) }),
});

/** What was overdue in a unit at the end of a day. */
export const arrearsDay = z
  .object({ day, overdue: hellers, count: z.int() })
  .meta({ id: 'ArrearsDay' });
export type ArrearsDay = z.infer<typeof arrearsDay>;

export const readArrearsYear = endpoint({
  method: 'GET',
  path: `${path}/year`,
  access: 'user',
  modules: ['arrears'],
  summary: 'Dluhy jednotky po splatnosti ke koncům posledních dvanácti měsíců a ke dni',
  report: true,
  timeoutMs: 10_000,
  params: ofUnit,
  query: asOf,
  result: listOf(arrearsDay),
});
