import {
  verificationPeriodFields,
  verificationPeriodRecord,
} from '#contract/metering/verification-period-record.ts';
import {
  createVerificationPeriod,
  deleteVerificationPeriod,
  listVerificationPeriods,
  updateVerificationPeriod,
  verificationPeriodInput,
} from '#contract/metering/verification-periods.ts';
import type { VerificationPeriodRow } from '#contract/metering/verification-periods.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';

/** Fields of a period as its form holds them. */
export type VerificationValues = FormOf<typeof verificationPeriodFields>;

const fields = verificationPeriodFields;

/** Which meters a period is of: 'Studená voda, jen rozúčtování'. */
function metersOf({ kind, technology, meter_use }: VerificationPeriodRow): string {
  const parts = [
    fields.kind.value.names[kind],
    technology === 'any' ? '' : fields.technology.value.names[technology],
    meter_use === 'any' ? '' : fields.meter_use.value.names[meter_use],
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const sinceOf = ({ verified_from }: VerificationPeriodRow) =>
  verified_from === null ? 'odjakživa' : formatDate(verified_from);

/** Columns of the table of periods; one of them says of which meters a period is. */
const columns: readonly Column<VerificationPeriodRow>[] = listColumns<VerificationPeriodRow>(
  verificationPeriodRecord,
  {
    kind: { text: 'Měřidla', value: metersOf },
    verified_from: { render: sinceOf },
    years: { render: ({ years }) => (years === null ? 'není známo' : String(years)) },
  },
);

/** Texts of a period that its search goes through. */
export const textsOfPeriod = (row: VerificationPeriodRow): readonly string[] =>
  searchedTexts(verificationPeriodRecord, row);

/** Periods of verification, which a system admin keeps. */
export const verificationKind: RecordKind<undefined, VerificationValues, VerificationPeriodRow> & {
  readonly columns: readonly Column<VerificationPeriodRow>[];
} = {
  columns,
  calls: {
    create: createVerificationPeriod,
    update: updateVerificationPeriod,
    remove: deleteVerificationPeriod,
  },
  params: (_portal, verification_period_id) => ({ verification_period_id }),
  stale: [listVerificationPeriods],
  draftKey: (_portal, id) => `verification-period.${id}`,
  rules: verificationPeriodInput,
  labels: labelsOf(fields),
  texts: {
    kind: fields.kind.value.text,
    technology: fields.technology.value.text,
    meter_use: fields.meter_use.value.text,
  },
  idOf: ({ verification_period_id }) => verification_period_id,
  valuesOf: (period) => valuesOf(fields, period),
  titles: {
    create: 'Nová doba platnosti',
    edit: (period) => `Doba platnosti ověření: ${metersOf(period)}`,
  },
  told: (period) => `${metersOf(period)}: doba platnosti byla uložena`,
  note: () => 'Změna se hned projeví na platnosti ověření všech měřidel v portálu.',
  removal: {
    label: 'Smazat dobu platnosti',
    question: (period) =>
      `${metersOf(period)}, ověřeno od: ${sinceOf(period)}. Smazání nelze vrátit; měřidla ověřená v této době se budou řídit starším řádkem, a není-li, jejich platnost nebude známa.`,
    told: 'Doba platnosti byla smazána',
  },
  Fields: VerificationFields,
};

type Props = FieldsProps<undefined, VerificationValues, VerificationPeriodRow>;

function VerificationFields({ form }: Props) {
  return (
    <RecordFields
      fields={fields}
      form={form}
      looks={{ kind: { 'data-autofocus': true } }}
      rows={[
        ['technology', 'meter_use'],
        ['verified_from', 'years'],
      ]}
    />
  );
}
