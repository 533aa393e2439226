import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  costFields,
  costInput,
  createCost,
  deleteCost,
  getCost,
  updateCost,
  type allocation,
} from '#contract/pasports/costs.ts';
import { listServices } from '#contract/lists/services.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import { orNone } from '#contract/values/value.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { ChoiceControl } from '#web/values/choice/ChoiceControl.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { withTime } from './record-words.ts';
import { SuggestField } from './SuggestField.tsx';

export type Cost = ResultOf<typeof getCost>;
type Allocation = z.infer<typeof allocation>;

// Null until it is chosen by hand: the service brings its usual way.
const usual = orNone(costFields.allocation.value);
const fields = { ...costFields, allocation: { ...costFields.allocation, value: usual } };
const { pasport_tenant_id: _tenant, ...named } = costFields;

export type CostValues = FormOf<typeof fields>;

/** What tenants pay for that is no service of zákon č. 67/2013 Sb. */
const otherPayments = ['Nájemné', 'Pojištění domu', 'Fond oprav', 'Správa domu'];

type Services = ResultOf<typeof listServices>['values'];

/** How the service is usually divided; what the list does not know is the same for all. */
function usualAllocation(name: string, services: Services): Allocation {
  return services.find((one) => one.name === name && !one.hidden)?.allocation ?? 'fixed';
}

// Whoever is faster than the list of services gets the way of the list all the same.
async function withUsualAllocation(values: CostValues): Promise<CostValues> {
  if (values.allocation !== null) return values;
  const { values: services } = await queryClient.ensureQueryData(queryFor(listServices));
  return { ...values, allocation: usualAllocation(values.service_name, services) };
}

/** What a tenant pays for; money in hellers. */
export const costKind = spaceKind<CostValues, Cost>({
  name: 'costs',
  history: 'pasport_tenant_costs',
  calls: { get: getCost, create: createCost, update: updateCost, remove: deleteCost },
  rules: ruledBy(z.object({ ...costInput, allocation: usual.write }), [validityRule]),
  completed: withUsualAllocation,
  labels: labelsOf(named),
  idOf: ({ pasport_tenant_cost_id }) => pasport_tenant_cost_id,
  valuesOf: (cost) => valuesOf(fields, cost),
  titles: { create: 'Nová služba', edit: 'Služba nájemce', remove: 'Smazat službu?' },
  describe: (cost) =>
    withTime(`${cost.service_name}, ${formatMoney(cost.monthly_advance)} měsíčně`, cost),
  Fields: CostFields,
});

function CostFields({ form }: RecordFieldsProps<CostValues, Cost>) {
  const chosen = form.field('allocation');
  const services = useQuery(queryFor(listServices)).data?.values ?? [];
  const offered = services.filter(({ hidden }) => !hidden);
  return (
    <RecordFields
      fields={fields}
      form={form}
      controls={{
        service_name: (
          <SuggestField
            {...form.field('service_name')}
            label={costFields.service_name.label}
            words={[...offered.map((service) => service.name), ...otherPayments]}
            data-autofocus
          />
        ),
        allocation: (
          <ChoiceControl
            field={{
              ...chosen,
              value: chosen.value ?? usualAllocation(form.values.service_name, services),
              onChange: (value) => chosen.onChange(value as Allocation),
            }}
            look={{ label: costFields.allocation.label }}
            value={costFields.allocation.value}
          />
        ),
      }}
      rows={[['valid_from', 'valid_to']]}
    />
  );
}

/** Texts of money for the differences of a conflict. */
export const costTexts = {
  monthly_advance: moneyText,
  last_period_cost: moneyText,
  allocation: (value: unknown) => costFields.allocation.value.text(value),
};

function moneyText(value: unknown): string {
  return typeof value === 'number' ? formatMoney(value) : '(prázdné)';
}
