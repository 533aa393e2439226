import { billingPlaceFields } from '#contract/billing/place-record.ts';
import {
  billingKind,
  billingKindValue,
  metersOfKind,
  type BillingKind,
} from '#contract/billing/place-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { bareKey } from '#contract/rules/text-key.ts';
import { FirmField } from '#web/core/firms/FirmField.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { SelectField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { useMeters } from './billing.queries.ts';
import { meterName, type BillingPlaceValues } from './place-words.ts';

interface ControlsInput {
  unit_id: number;
  form: ContractForm<BillingPlaceValues>;
  /** A new place takes its code and name after its kind while nobody has written them. */
  isNew?: boolean;
}

const kinds = billingKind.options.map((value) => ({ value, label: billingKindValue.text(value) }));

/** 'TEPLO' for 'Teplo a teplá voda': the first word without diacritics. */
const codeOf = (name: string) => bareKey(name.split(' ')[0] ?? '').toLocaleUpperCase('cs');

/** What a new place starts with: the first kind with its names. */
export function firstValues(empty: BillingPlaceValues): BillingPlaceValues {
  return { ...empty, ...namesAfter(empty, empty.kind) };
}

/** The code and the name that follow a kind, where they are empty or followed the kind before. */
function namesAfter({ kind, code, name }: BillingPlaceValues, next: BillingKind) {
  const [before, after] = [billingKindValue.text(kind), billingKindValue.text(next)];
  return {
    ...((name === '' || name === before) && { name: after }),
    ...((code === '' || code === codeOf(before)) && { code: codeOf(after) }),
  };
}

/** Invoicing meters first, then those of houses; nobody is charged by those of flats. */
const LEVELS: readonly MeasuringPlace['level'][] = ['invoice', 'building', 'common'];

/** Controls of the fields that name other records, and of the kind, which they follow. */
export function usePlaceControls({ unit_id, form, isNew = false }: ControlsInput) {
  const all = useMeters(unit_id);
  const { kind, invoice_place_id } = form.values;
  const fitting = metersOfKind[kind];
  const meters = LEVELS.flatMap((level) => all.filter((meter) => meter.level === level)).filter(
    (meter) => fitting.includes(meter.kind),
  );
  const choose = (next: BillingKind) => {
    const meter = all.find((one) => one.measuring_place_id === invoice_place_id);
    const isStrange = meter !== undefined && !metersOfKind[next].includes(meter.kind);
    form.setFields({
      kind: next,
      ...(isStrange && { invoice_place_id: null }),
      ...(isNew && namesAfter(form.values, next)),
    });
  };
  return {
    kind: (
      <SelectField
        key="kind"
        {...form.field('kind')}
        onChange={choose}
        label={billingPlaceFields.kind.label}
        options={kinds}
        data-autofocus={isNew || undefined}
      />
    ),
    address_id: (
      <FirmField
        key="address_id"
        {...form.field('address_id')}
        label={billingPlaceFields.address_id.label}
        unit_id={unit_id}
        none="(žádný)"
      />
    ),
    invoice_place_id:
      fitting.length === 0 && invoice_place_id === null ? null : (
        <IdField
          key="invoice_place_id"
          {...form.field('invoice_place_id')}
          label={billingPlaceFields.invoice_place_id.label}
          hint={billingPlaceFields.invoice_place_id.hint}
          choices={meters.map((meter) => ({
            id: meter.measuring_place_id,
            name: meterName(meter),
          }))}
          none="žádné"
        />
      ),
  };
}
