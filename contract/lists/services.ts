import { z } from 'zod';
import { requiredText, ruled, text } from '#contract/fields.ts';
import { allocationValue } from '#contract/pasports/costs.ts';
import { DIALOG, notImported, readOf, record, told, writeOf, written } from '#contract/record.ts';
import { taxRateRule } from '#contract/rules/tax-rate.ts';
import { whole } from '#contract/values/number.ts';
import { line } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { listCalls, listRow } from './list-calls.ts';

const imported = notImported('Služby se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported });
const rate = ruled(
  z.number({ error: ({ input }) => taxRateRule(input) ?? undefined }),
  taxRateRule,
);

export const serviceFields = {
  code: written(line(requiredText(20)), { ...fact('Kód'), listed: { width: 110 } }),
  /** Costs of tenants name the service by this, so no two services have the same; they follow a new name. */
  name: written(line(requiredText(100)), {
    ...fact('Název'),
    listed: { width: 220, telling: true },
    hint: 'Tímto názvem ji označují náklady nájemců; nový název převezmou.',
  }),
  /** In what it is measured: m³, GJ, osoba. */
  measure: written(line(text(20)), { ...fact('Jednotka'), listed: { width: 90 } }),
  /** Per cent. */
  tax_rate: written(whole(rate), {
    ...fact('Sazba daně'),
    listed: { heading: 'Sazba daně (%)', width: 90, telling: true },
    initial: 21,
  }),
  /** By what the cost of the house is divided unless agreed otherwise (zákon č. 67/2013 Sb., § 5). */
  allocation: written(allocationValue, {
    ...fact('Výchozí způsob rozúčtování'),
    listed: { heading: 'Výchozí způsob', width: 170, hidden: true },
    initial: 'persons',
    hint: 'Není-li ujednáno jinak (zákon č. 67/2013 Sb., § 5).',
  }),
  on_prescription: written(yesNo, {
    ...fact('Na předpis'),
    listed: { width: 90 },
    initial: true,
  }),
  on_settlement: written(yesNo, {
    ...fact('Na vyúčtování'),
    listed: { width: 90 },
    initial: true,
  }),
  hidden: written(yesNo, {
    ...fact('Skrytá'),
    listed: { width: 100, hidden: true },
    hint: 'U nových nákladů se nenabízí; kde už je zapsána, zůstává.',
  }),
};

/** A service connected with the use of a space, described. */
export const serviceRecord = record({
  written: serviceFields,
  told: {
    /** Costs of tenants with its name, whatever the case and diacritics, in all units of the client. */
    costs_count: told(whole(z.int()), {
      label: 'Použito',
      listed: { width: 90, telling: true, hidden: true },
    }),
  },
  list: [
    'code',
    'name',
    'costs_count',
    'measure',
    'tax_rate',
    'allocation',
    'on_prescription',
    'on_settlement',
    'hidden',
  ],
  columns: [],
});

/** A service connected with the use of a space (zákon č. 67/2013 Sb., § 3). */
export const serviceRow = z.object({
  service_id: z.int(),
  ...readOf(serviceFields),
  ...readOf(serviceRecord.told),
  service_order: z.int(),
  ...listRow,
});
export type ServiceRow = z.infer<typeof serviceRow>;

/** A service as its form saves it. */
export const serviceInput = writeOf(serviceFields);

export const {
  list: listServices,
  create: createService,
  update: updateService,
  remove: deleteService,
  order: orderServices,
} = listCalls(
  'services',
  { one: 'Služba', many: 'Služby', module: 'services', readBy: ['pasports', 'billing-rules'] },
  serviceInput,
  ['code', 'name', 'tax_rate', 'allocation'],
  serviceRow,
);
