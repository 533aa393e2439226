import { shiftDays } from '#contract/czech/iso-date.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { CheckList } from '../moving/CheckList.tsx';
import { personsText } from '../records/record-words.ts';
import { useCosts, useOccupants, type SpaceIds } from '../records/records.queries.ts';
import { FaultLine } from './FaultLine.tsx';
import { firstDayOf, transferLabels, type TransferValues } from './transfer-fields.ts';
import type { PartProps } from './transfer-part.ts';

/** How many persons are going to live in the space. */
export function PersonsField({ form, ids }: Omit<PartProps, 'present'>) {
  const first = firstDayOf(form.values);
  const last = first === null ? todayInPrague() : shiftDays(first, -1);
  const count = useOccupants(ids).data?.values.find((row) => holdsOn(row, last))?.users_count;
  const known = count === undefined ? '' : `Dosud ${personsText(count)}. `;
  return (
    <NumberField
      {...form.field('users_count')}
      label={transferLabels.users_count}
      hint={`${known}Nevyplňujte, nemění-li se`}
    />
  );
}

/** Advances that stand with the space; all go over unless it is said otherwise. */
export function CostsField({ form, ids }: Omit<PartProps, 'present'>) {
  const { value, onChange, ...field } = form.field('ended_cost_ids');
  const costs = useStanding(ids, form.values);
  const isPassing = ({ id }: { id: number }) => !value.includes(id);
  return (
    <>
      <CheckList
        {...field}
        label={transferLabels.ended_cost_ids}
        options={costs}
        value={costs.filter(isPassing).map(({ id }) => id)}
        onChange={(passing) =>
          onChange(costs.map(({ id }) => id).filter((id) => !passing.includes(id)))
        }
      />
      <FaultLine text={field.error} />
    </>
  );
}

/** Costs of the space that hold on the last day of the former owners and would go on. */
export function useStanding(ids: SpaceIds, values: TransferValues) {
  const first = firstDayOf(values) ?? todayInPrague();
  const costs = useCosts(ids).data?.values ?? [];
  return costs
    .filter(
      (cost) =>
        cost.pasport_tenant_id === null &&
        holdsOn(cost, first) &&
        holdsOn(cost, shiftDays(first, -1)),
    )
    .map(({ pasport_tenant_cost_id, service_name, monthly_advance }) => ({
      id: pasport_tenant_cost_id,
      name: `${service_name}, ${formatMoney(monthly_advance)} měsíčně`,
      service_name,
      monthly_advance,
    }));
}
