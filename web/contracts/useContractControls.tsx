import { unitContractFields } from '#contract/contracts/contract-record.ts';
import {
  contractKind,
  contractKindValue,
  type ContractKind,
} from '#contract/contracts/contract-words.ts';
import { FirmField } from '#web/core/firms/FirmField.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { useHouses } from './contracts.queries.ts';
import { WHOLE_UNIT, type ContractValues } from './contract-words.ts';

interface ControlsInput {
  unit_id: number;
  form: ContractForm<ContractValues>;
  /** A new contract takes its name and the notice of the law after its kind while nobody has written them. */
  isNew?: boolean;
}

const kinds = contractKind.options.map((value) => ({
  value,
  label: contractKindValue.text(value),
}));

/** How long before the end of its period notice of insurance is to be delivered (§ 2807 of act 89/2012 Sb.). */
const OF_INSURANCE = { notice_count: 6, notice_unit: 'weeks' } as const;
const OF_OTHERS = { notice_count: null, notice_unit: 'months' } as const;
const noticeOf = (kind: ContractKind) => (kind === 'insurance' ? OF_INSURANCE : OF_OTHERS);

/** What a new contract starts with: the first kind with its name and its notice. */
export function firstValues(empty: ContractValues): ContractValues {
  return { ...empty, name: contractKindValue.text(empty.kind), ...noticeOf(empty.kind) };
}

/** What follows the kind, where it is empty or followed the kind before. */
export function afterKind(values: ContractValues, next: ContractKind): Partial<ContractValues> {
  const { kind, name, notice_count, notice_unit } = values;
  const before = noticeOf(kind);
  const isUntouched = notice_count === before.notice_count && notice_unit === before.notice_unit;
  return {
    ...((name === '' || name === contractKindValue.text(kind)) && {
      name: contractKindValue.text(next),
    }),
    ...(isUntouched && noticeOf(next)),
  };
}

/** Controls of the fields that name other records, and of those that follow the kind. */
export function useContractControls({ unit_id, form, isNew = false }: ControlsInput) {
  const houses = useHouses(unit_id);
  const { kind, insured_sum, deductible } = form.values;
  const choose = (next: ContractKind) =>
    form.setFields({ kind: next, ...(isNew && afterKind(form.values, next)) });
  // What stands there from before is shown, so that a fault has its place.
  const isInsurance = kind === 'insurance';
  return {
    kind: (
      <SelectField
        key="kind"
        {...form.field('kind')}
        onChange={choose}
        label={unitContractFields.kind.label}
        options={kinds}
        data-autofocus={isNew || undefined}
      />
    ),
    address_id: (
      <FirmField
        key="address_id"
        {...form.field('address_id')}
        label={unitContractFields.address_id.label}
        unit_id={unit_id}
        none="(nikdo)"
      />
    ),
    pasport_id: (
      <IdField
        key="pasport_id"
        {...form.field('pasport_id')}
        label={unitContractFields.pasport_id.label}
        choices={houses.map(({ pasport_id: id, pasport_name: name }) => ({ id, name }))}
        none={WHOLE_UNIT}
      />
    ),
    ...(!isInsurance && insured_sum === null && { insured_sum: null }),
    ...(!isInsurance && deductible === null && { deductible: null }),
  };
}
