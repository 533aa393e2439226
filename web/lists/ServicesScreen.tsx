import { z } from 'zod';
import {
  createService,
  deleteService,
  listServices,
  orderServices,
  serviceFields,
  updateService,
} from '#contract/lists/services.ts';
import type { ServiceRow } from '#contract/lists/services.ts';
import { allocation, getCost, listCosts } from '#contract/pasports/costs.ts';
import { allocationNames } from '#web/core/allocation-names.ts';
import { CodeList } from './CodeList.tsx';
import { listKind } from './list-kind.ts';
import { originOf } from './origin.ts';
import { ServiceInputs, serviceLabels } from './ServiceInputs.tsx';

const rules = z.object(serviceFields);
type Values = z.infer<typeof rules>;

const kind = listKind<Values, ServiceRow>({
  name: 'services',
  title: 'Služby',
  history: 'services',
  calls: {
    list: listServices,
    create: createService,
    update: updateService,
    remove: deleteService,
    order: orderServices,
  },
  // Costs follow a new name.
  stale: [listCosts, getCost],
  rules,
  labels: serviceLabels,
  texts: {
    allocation: (value) => allocationNames[value as z.infer<typeof allocation>],
    tax_rate: (value) => `${String(value)} %`,
  },
  columns: [
    { text: 'Kód', value: 'code', sortable: true, width: 110, fixed: true },
    { text: 'Název', value: 'name', sortable: true, width: 220, telling: true },
    { text: 'Použito', value: 'costs_count', sortable: true, width: 90, telling: true },
    { text: 'Jednotka', value: 'measure', sortable: true, width: 90 },
    { text: 'Sazba daně (%)', value: 'tax_rate', sortable: true, width: 90, telling: true },
    {
      text: 'Výchozí způsob',
      id: 'allocation',
      value: (row) => allocationNames[row.allocation],
      sortable: true,
      width: 170,
    },
    { text: 'Na předpis', value: 'on_prescription', sortable: true, width: 90 },
    { text: 'Na vyúčtování', value: 'on_settlement', sortable: true, width: 90 },
    { text: 'Původ', id: 'origin', value: originOf, sortable: true, width: 120 },
    { text: 'Skrytá', value: 'hidden', sortable: true, width: 100 },
  ],
  idOf: ({ service_id }) => service_id,
  valuesOf: (row) => ({
    code: row.code,
    name: row.name,
    measure: row.measure,
    tax_rate: row.tax_rate,
    allocation: row.allocation,
    on_prescription: row.on_prescription,
    on_settlement: row.on_settlement,
    hidden: row.hidden,
  }),
  empty: {
    code: '',
    name: '',
    measure: '',
    tax_rate: 21,
    allocation: 'persons',
    on_prescription: true,
    on_settlement: true,
    hidden: false,
  },
  titles: { create: 'Nová služba', edit: 'Služba', remove: 'Smazat službu?' },
  systemNote:
    'Služba dodaná portálem: kód a název se nemění, ostatní upravte podle svých smluv a dokladů dodavatelů.',
  Fields: ServiceInputs,
});

/** Services connected with the use of spaces (route /auxiliaries/services). */
export function ServicesScreen() {
  return <CodeList kind={kind} />;
}
