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
import type { listTenants } from '#contract/pasports/tenants.ts';
import { validityRule } from '#contract/pasports/validity-fields.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf } from '#contract/record.ts';
import type { PaymentRow } from '#contract/rules/payment-rows.ts';
import { validityText } from '#contract/rules/validity.ts';
import { orNone } from '#contract/values/value.ts';
import { usePaymentRows } from '#web/core/payment-rows.queries.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { IdField } from '#web/form/IdField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { ChoiceControl } from '#web/values/choice/ChoiceControl.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { spaceKind } from './record-kind.ts';
import type { RecordFieldsProps } from './record-kind.ts';
import { useTenants } from './records.queries.ts';
import { withTime } from './record-words.ts';

export type Cost = ResultOf<typeof getCost>;
type Allocation = z.infer<typeof allocation>;

// Null until it is chosen by hand: the service brings its usual way.
const usual = orNone(costFields.allocation.value);
const fields = { ...costFields, allocation: { ...costFields.allocation, value: usual } };

export type CostValues = FormOf<typeof fields>;

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

/** What is paid for a space; money in hellers. */
export const costKind = spaceKind<CostValues, Cost>({
  name: 'costs',
  history: 'pasport_tenant_costs',
  calls: { get: getCost, create: createCost, update: updateCost, remove: deleteCost },
  rules: ruledBy(z.object({ ...costInput, allocation: usual.write }), [validityRule]),
  completed: withUsualAllocation,
  labels: labelsOf(costFields),
  idOf: ({ pasport_tenant_cost_id }) => pasport_tenant_cost_id,
  valuesOf: (cost) => valuesOf(fields, cost),
  titles: { create: 'Nová služba', edit: 'Služba', remove: 'Smazat službu?' },
  describe: (cost) =>
    withTime(`${cost.service_name}, ${formatMoney(cost.monthly_advance)} měsíčně`, cost),
  Fields: CostFields,
});

function CostFields({ where, form }: RecordFieldsProps<CostValues, Cost>) {
  const { unit_id, pasport_id } = where;
  const tenants = useTenants({ unit_id, pasport_id }).data?.values ?? [];
  const chosen = form.field('allocation');
  const services = useQuery(queryFor(listServices)).data?.values ?? [];
  const payments = usePaymentRows(unit_id);
  const offered = [...services.filter(({ hidden }) => !hidden), ...payments];
  return (
    <RecordFields
      fields={fields}
      form={form}
      controls={{
        pasport_tenant_id:
          tenants.length === 0 && form.values.pasport_tenant_id === null ? null : (
            <IdField
              {...form.field('pasport_tenant_id')}
              label={costFields.pasport_tenant_id.label}
              none="Neskončí, přejde na dalšího plátce"
              choices={tenants.map(tenantChoice)}
            />
          ),
        service_name: (
          <SelectField
            {...form.field('service_name')}
            label={costFields.service_name.label}
            options={serviceOptions(offered, form.values.service_name)}
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

/** Services of the list and other payments of the unit; what the record names otherwise stays until another is chosen. */
function serviceOptions(offered: readonly Pick<PaymentRow, 'name'>[], chosen: string) {
  const names = [...new Set(offered.map(({ name }) => name))];
  const known = chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  return ['', ...known].map((name) => ({ value: name, label: name }));
}

const tenantChoice = (row: ResultOf<typeof listTenants>['values'][number]) => ({
  id: row.pasport_tenant_id,
  name: `${row.tenant_name}, ${validityText(row)}`,
});

/** The time in which a cost holds, by itself and by its tenancy. */
export function heldTime({ valid_from, holds_to }: Cost) {
  return { valid_from, valid_to: holds_to };
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
