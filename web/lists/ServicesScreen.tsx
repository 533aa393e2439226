import { z } from 'zod';
import {
  createService,
  deleteService,
  listServices,
  orderServices,
  serviceFields,
  serviceInput,
  serviceRecord,
  updateService,
} from '#contract/lists/services.ts';
import type { ServiceRow } from '#contract/lists/services.ts';
import { getCost, listCosts, listSpaceCosts } from '#contract/pasports/costs.ts';
import { emptyOf, labelsOf, valuesOf } from '#contract/record.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { CodeList } from './CodeList.tsx';
import { listKind } from './list-kind.ts';
import { withOrigin } from './origin.ts';
import { ServiceInputs } from './ServiceInputs.tsx';
import type { ServiceValues } from './ServiceInputs.tsx';

const kind = listKind<ServiceValues, ServiceRow>({
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
  stale: [listCosts, listSpaceCosts, getCost],
  rules: z.object(serviceInput),
  labels: labelsOf(serviceFields),
  texts: {
    allocation: serviceFields.allocation.value.text,
    tax_rate: (value) => `${String(value)} %`,
  },
  columns: withOrigin(listColumns<ServiceRow>(serviceRecord, { code: { fixed: true } })),
  idOf: ({ service_id }) => service_id,
  valuesOf: (service) => valuesOf(serviceFields, service),
  empty: emptyOf(serviceFields),
  titles: { create: 'Nová služba', edit: 'Služba', remove: 'Smazat službu?' },
  systemNote:
    'Služba dodaná portálem: kód a název se nemění, ostatní upravte podle svých smluv a dokladů dodavatelů.',
  Fields: ServiceInputs,
});

/** Services connected with the use of spaces (route /auxiliaries/services). */
export function ServicesScreen() {
  return <CodeList kind={kind} />;
}
