import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import {
  allocation,
  costFields,
  createCost,
  deleteCost,
  getCost,
  updateCost,
} from '#contract/pasports/costs.ts';
import { listServices } from '#contract/lists/services.ts';
import { allocationNames } from '#web/core/allocation-names.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { SelectField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { MoneyField } from '#web/form/MoneyField.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { SuggestField } from './SuggestField.tsx';
import { ValidityFields, validityLabels, withTime, withValidity } from './validity-fields.tsx';
import type { ValidityValues } from './validity-fields.tsx';

export type Cost = ResultOf<typeof getCost>;
type Allocation = z.infer<typeof allocation>;

export interface CostValues extends ValidityValues {
  pasport_tenant_id: number;
  service_name: string;
  monthly_advance: number | string | null;
  /** Null until it is chosen by hand: the service brings its usual way. */
  allocation: Allocation | null;
  last_period_cost: number | string | null;
  comment: string;
}

const labels = {
  service_name: 'Služba',
  monthly_advance: 'Záloha měsíčně',
  ...validityLabels,
  allocation: 'Způsob rozúčtování',
  last_period_cost: 'Náklad za minulé období',
  comment: 'Poznámka',
};

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
  rules: withValidity(
    z.object({ pasport_tenant_id: id, ...costFields, allocation: allocation.nullable() }),
  ),
  completed: withUsualAllocation,
  labels,
  idOf: ({ pasport_tenant_cost_id }) => pasport_tenant_cost_id,
  valuesOf: (cost) => ({
    pasport_tenant_id: cost.pasport_tenant_id,
    service_name: cost.service_name,
    monthly_advance: cost.monthly_advance,
    allocation: cost.allocation,
    last_period_cost: cost.last_period_cost,
    valid_from: cost.valid_from,
    valid_to: cost.valid_to,
    comment: cost.comment,
  }),
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
    <>
      <SuggestField
        {...form.field('service_name')}
        label={labels.service_name}
        words={[...offered.map((service) => service.name), ...otherPayments]}
        data-autofocus
      />
      <MoneyField {...form.field('monthly_advance')} label={labels.monthly_advance} />
      <ValidityFields form={form} />
      <SelectField
        {...chosen}
        value={chosen.value ?? usualAllocation(form.values.service_name, services)}
        label={labels.allocation}
        onChange={(value) => chosen.onChange(value)}
        options={allocation.options.map((value) => ({ value, label: allocationNames[value] }))}
      />
      <MoneyField
        {...form.field('last_period_cost')}
        label={labels.last_period_cost}
        hint="Nevyplňujte, dokud nebylo vyúčtováno"
      />
      <TextAreaField {...form.field('comment')} label={labels.comment} />
    </>
  );
}

/** Texts of money for the differences of a conflict. */
export const costTexts = {
  monthly_advance: moneyText,
  last_period_cost: moneyText,
  allocation: (value: unknown) => allocationNames[value as Allocation],
};

function moneyText(value: unknown): string {
  return typeof value === 'number' ? formatMoney(value) : '(prázdné)';
}
