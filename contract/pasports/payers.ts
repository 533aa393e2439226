import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { longText, requiredText } from '#contract/fields.ts';
import { DIALOG, notImported, readOf, record, writeOf, written } from '#contract/record.ts';
import { exceptionPayer, spacePayer, unitPayer } from '#contract/rules/payer.ts';
import { choice } from '#contract/values/choice.ts';
import { line, lines } from '#contract/values/text.ts';
import { asOf } from './pasport.ts';
import { recordBase, recordCalls, spaceParams } from './record-calls.ts';
import { validityFields } from './validity-fields.ts';

const imported = notImported('Výjimky plátců se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });

const exceptionWords = {
  owner: ['Vlastník'],
  tenant: ['Nájemce'],
  unit: ['Spravovaný celek (neobsazeno)'],
} as const;

export const payerFields = {
  payer: written(choice(exceptionPayer, exceptionWords, 'tenant'), {
    ...fact('Plátce'),
    listed: { width: 180, telling: true },
  }),
  reason: written(line(requiredText(500)), {
    ...fact('Důvod'),
    listed: { width: 260, telling: true },
    hint: 'Například: zálohy platí podle dohody přímo nájemce',
  }),
  ...validityFields(undefined, imported),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), listed: null }),
};

/** That a space has another payer than its unit, described. */
export const payerRecord = record({
  written: payerFields,
  told: {},
  list: ['payer', 'reason', 'valid_from', 'valid_to'],
  columns: [],
});

export const payerException = z
  .object({ pasport_payer_id: z.int(), ...readOf(payerFields), ...recordBase })
  .meta({ id: 'PayerException' });
export type PayerException = z.infer<typeof payerException>;
/** An exception as its form saves it. */
export const payerInput = writeOf(payerFields);

export const listPayers = endpoint({
  method: 'GET',
  path: '/v1/pasport/payers/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Výjimky z toho, kdo platí za prostory jednotky; nejnovější první',
  params: spaceParams,
  result: listOf(payerException),
});

/** Who bears what a space costs on a day, and why it is he. */
export const payerOnDay = z
  .object({
    payer: spacePayer,
    /** Who pays in the unit by default. */
    unit_payer: unitPayer,
    /** The exception that holds on the day; null where the unit's rule does. */
    exception: payerException.nullable(),
    /** All who bear it together, the one who represents them first; nobody where the unit does. */
    people: z.array(
      z.object({ address_id: z.int(), full_name: z.string(), is_joint: z.boolean() }),
    ),
  })
  .meta({ id: 'PayerOnDay' });
export type PayerOnDay = z.infer<typeof payerOnDay>;

export const readPayer = endpoint({
  method: 'GET',
  path: '/v1/pasport/payers/{unit_id}/{pasport_id}/day',
  access: 'user',
  modules: ['pasports'],
  summary: 'Plátce nákladů prostoru ke dni: právě jeden',
  params: spaceParams,
  query: asOf,
  result: payerOnDay,
});

export const {
  get: getPayer,
  create: createPayer,
  update: updatePayer,
  remove: deletePayer,
} = recordCalls(
  'payer',
  'Výjimka plátce',
  payerInput,
  ['payer', 'reason', 'valid_from'],
  payerException,
);
