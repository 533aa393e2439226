import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, longText, requiredText, wholeNumber } from '#contract/fields.ts';
import {
  DIALOG,
  notImported,
  readOf,
  record,
  told,
  writeOf,
  written,
  type Imported,
} from '#contract/record.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { placeWords } from './person-words.ts';
import { recordBase, recordCalls, spaceParams } from './record-calls.ts';
import { validityFields } from './validity-fields.ts';

export const allocation = z.enum([
  'area',
  'countable_area',
  'persons',
  'meter',
  'unit',
  'fixed',
  'share',
]);
export type Allocation = z.infer<typeof allocation>;
const hellers = wholeNumber(0, 2_000_000_000);
const fact = (label: string, imported: Imported = { example: '' }) => ({
  label,
  panel: DIALOG,
  imported,
});

const allocationWords = {
  area: ['podlahová plocha'],
  countable_area: ['započitatelná plocha'],
  persons: ['počet osob'],
  meter: ['měřidlo'],
  unit: ['stejně na každý prostor'],
  fixed: ['pevná částka'],
  share: ['spoluvlastnický podíl'],
} as const;
/** By what the cost of the house is divided. */
export const allocationValue = choice(allocation, allocationWords, 'fixed');

/** What is paid for a service of a space; money in hellers. */
export const costFields = {
  service_name: written(line(requiredText(100)), {
    ...fact('Služba', {
      also: ['nazev sluzby', 'polozka', 'predpis'],
      example: 'Teplo',
      required: true,
    }),
    listed: { width: 200, telling: true },
  }),
  monthly_advance: written(money(hellers), {
    ...fact('Záloha měsíčně', {
      also: ['zaloha', 'castka', 'mesicne', 'mesicni zaloha'],
      example: '850',
      required: true,
    }),
    listed: { width: 140, telling: true },
  }),
  ...validityFields(),
  /** The tenancy with which it ends; null where it stands with the space, whoever its payer is. */
  pasport_tenant_id: written(orNone(reference('Vyberte nájemce')), {
    ...fact(
      'Skončí s nájmem',
      notImported('Kde platí nájemce, skončí náklad ze souboru s jeho nájmem sám'),
    ),
    listed: null,
  }),
  allocation: written(allocationValue, {
    ...fact('Způsob rozúčtování', { also: ['rozuctovani', 'klic'], example: '' }),
    listed: { width: 180 },
  }),
  /** Cost of the last period settled; null when none was. */
  last_period_cost: written(orNone(money(hellers)), {
    ...fact('Náklad za minulé období', notImported('Doplní se vyúčtováním')),
    listed: { heading: 'Náklad minulé období', width: 140 },
    hint: 'Nevyplňujte, dokud nebylo vyúčtováno',
  }),
  comment: written(lines(longText(2000)), { ...fact('Poznámka'), listed: null }),
};

/** What is paid for a space, described. */
export const costRecord = record({
  written: costFields,
  told: {
    /** The last day on which it holds, by itself and by its tenancy; null while both go on. */
    holds_to: told(orNone(dayOf(day)), { label: 'Skutečně do', listed: null }),
    /** Of the tenancy with which it ends; empty where it stands with the space. */
    tenant_name: told(line(z.string()), { label: 'Skončí s nájmem', listed: { width: 180 } }),
    /** Twelve advances less the last period's cost, in hellers. */
    difference: told(orNone(money(z.int())), { label: 'Rozdíl', listed: { width: 140 } }),
  },
  list: [
    'service_name',
    'monthly_advance',
    'valid_from',
    'allocation',
    'last_period_cost',
    'difference',
    'tenant_name',
    // Mostly empty, so it may be the one that a narrow screen scrolls to.
    'valid_to',
  ],
  columns: placeWords,
});

export const cost = z
  .object({
    pasport_tenant_cost_id: z.int(),
    ...readOf(costFields),
    ...readOf(costRecord.told),
    ...recordBase,
  })
  .meta({ id: 'Cost' });
/** A cost as its form saves it. */
export const costInput = writeOf(costFields);
export const listCosts = endpoint({
  method: 'GET',
  path: '/v1/pasport/tenant/costs/{unit_id}/{id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Náklady a zálohy, které skončí s nájmem, podle pasport_tenant_id; částky v haléřích',
  params: z.object({ unit_id: id, id }),
  result: listOf(cost),
});
export const listSpaceCosts = endpoint({
  method: 'GET',
  path: '/v1/pasport/costs/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Náklady a zálohy prostoru podle služeb; nese je plátce prostoru; částky v haléřích',
  params: spaceParams,
  result: listOf(cost),
});
export const {
  get: getCost,
  create: createCost,
  update: updateCost,
  remove: deleteCost,
} = recordCalls(
  'cost',
  'Náklad prostoru',
  costInput,
  ['service_name', 'monthly_advance', 'valid_from'],
  cost,
);
