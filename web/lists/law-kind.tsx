import { settlementLawFields, settlementLawRecord } from '#contract/billing/law-record.ts';
import {
  createSettlementLaw,
  deleteSettlementLaw,
  listSettlementLaw,
  settlementLawInput,
  updateSettlementLaw,
} from '#contract/billing/law.ts';
import type { SettlementLawRow } from '#contract/billing/law.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';

/** Fields of a value as its form holds them. */
export type SettlementLawValues = FormOf<typeof settlementLawFields>;

const fields = settlementLawFields;

const nameOf = ({ key }: SettlementLawRow) => fields.key.value.names[key];
const sinceOf = ({ holds_from }: SettlementLawRow) =>
  holds_from === null ? 'odjakživa' : formatDate(holds_from);

/** Columns of the table of values. */
const columns: readonly Column<SettlementLawRow>[] = listColumns<SettlementLawRow>(
  settlementLawRecord,
  {
    holds_from: { render: sinceOf },
    value: { render: ({ value }) => (value === null ? 'není známo' : formatNumber(value, 0, 3)) },
  },
);

/** Texts of a value that its search goes through. */
export const textsOfLaw = (row: SettlementLawRow): readonly string[] =>
  searchedTexts(settlementLawRecord, row);

/** What the law sets for settlements, which a system admin keeps. */
export const settlementLawKind: RecordKind<undefined, SettlementLawValues, SettlementLawRow> & {
  readonly columns: readonly Column<SettlementLawRow>[];
} = {
  columns,
  calls: {
    create: createSettlementLaw,
    update: updateSettlementLaw,
    remove: deleteSettlementLaw,
  },
  params: (_portal, settlement_law_id) => ({ settlement_law_id }),
  stale: [listSettlementLaw],
  draftKey: (_portal, id) => `settlement-law.${id}`,
  rules: settlementLawInput,
  labels: labelsOf(fields),
  texts: { key: fields.key.value.text },
  idOf: ({ settlement_law_id }) => settlement_law_id,
  valuesOf: (row) => valuesOf(fields, row),
  titles: { create: 'Nová zákonná hodnota', edit: (row) => `Zákonná hodnota: ${nameOf(row)}` },
  told: (row) => `${nameOf(row)}: hodnota byla uložena`,
  note: () => 'Podle hodnoty se počítají nová vyúčtování; hotová si pamatují hodnoty své doby.',
  removal: {
    label: 'Smazat hodnotu',
    question: (row) =>
      `${nameOf(row)}, pro období od: ${sinceOf(row)}. Smazání nelze vrátit; období této doby se budou řídit starším řádkem, a není-li, hodnota nebude známa.`,
    told: 'Zákonná hodnota byla smazána',
  },
  Fields: LawFields,
};

type Props = FieldsProps<undefined, SettlementLawValues, SettlementLawRow>;

function LawFields({ form }: Props) {
  return (
    <RecordFields
      fields={fields}
      form={form}
      looks={{ key: { 'data-autofocus': true } }}
      rows={[['value', 'unit']]}
    />
  );
}
