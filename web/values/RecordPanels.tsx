import type { ReactNode } from 'react';
import type { FormOf, WrittenField, WrittenFields } from '#contract/record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { FieldControl, type OwnLook } from './FieldControl.tsx';

interface RecordFieldsProps<F extends WrittenFields> {
  fields: F;
  form: ContractForm<FormOf<F>>;
  /** Controls of fields that their kind does not know how to draw; null for one drawn with another. */
  controls?: { readonly [K in keyof F]?: ReactNode };
  looks?: { readonly [K in keyof F]?: OwnLook };
  /** Fields that stand side by side: two in the place of one, a postal code with its town, three over the whole width. */
  rows?: readonly (readonly (keyof F & string)[])[];
}

/** Fields of the names, all of the form when left out, each by its kind or as it was given. */
export function RecordFields<F extends WrittenFields>(
  props: RecordFieldsProps<F> & { names?: readonly (keyof F & string)[] },
) {
  const { fields, rows = [] } = props;
  const names = props.names ?? Object.keys(fields).filter((name) => fields[name]?.panel !== null);
  const draw = (name: keyof F & string) => <OneField key={name} {...props} name={name} />;
  const drawn = new Set<string>();
  return names.map((name) => {
    if (drawn.has(name)) return null;
    const row = rows.find((all) => all.includes(name));
    if (row === undefined) return draw(name);
    for (const one of row) drawn.add(one);
    return (
      <FieldRow key={name} kind={rowKind(row, fields)}>
        {row.map(draw)}
      </FieldRow>
    );
  });
}

function rowKind<F extends WrittenFields>(row: readonly (keyof F & string)[], fields: F) {
  if (row.length > 2) return 'three';
  return row.some((name) => fields[name]?.value.kind === 'zip') ? 'town' : 'pair';
}

function OneField<F extends WrittenFields>({
  fields,
  form,
  controls,
  looks,
  name,
}: RecordFieldsProps<F> & { name: keyof F & string }) {
  const given = controls?.[name];
  if (given !== undefined) return given;
  const described = fields[name] as WrittenField;
  const control = (
    <FieldControl described={described} field={form.field(name)} look={looks?.[name]} />
  );
  return isWide(described) ? <Wide>{control}</Wide> : control;
}

const isWide = ({ value, hint }: WrittenField) =>
  value.kind === 'long-text' || (value.kind === 'yes-no' && hint !== undefined);

interface RecordPanelProps<F extends WrittenFields> extends RecordFieldsProps<F> {
  /** Which panel of the description. */
  panel: string;
  /** Where it is called otherwise than in the description. */
  heading?: string;
  note?: string | undefined;
  /** Behind the fields. */
  children?: ReactNode;
}

/** One panel of the form of a record, with its fields. */
export function RecordPanel<F extends WrittenFields>({
  panel,
  heading = panel,
  note,
  children,
  ...props
}: RecordPanelProps<F>) {
  const names = Object.keys(props.fields).filter((name) => props.fields[name]?.panel === panel);
  return (
    <FormPanel heading={heading} note={note}>
      <RecordFields {...props} names={names} />
      {children}
    </FormPanel>
  );
}

interface RecordPanelsProps<F extends WrittenFields> extends RecordFieldsProps<F> {
  /** Lines under the headings of panels, by their headings. */
  notes?: Readonly<Record<string, string>>;
}

/** The form of a record: its panels in the order of the description, with their fields. */
export function RecordPanels<F extends WrittenFields>({ notes, ...props }: RecordPanelsProps<F>) {
  const panels = new Set(Object.values(props.fields).flatMap(({ panel }) => panel ?? []));
  return [...panels].map((panel) => (
    <RecordPanel key={panel} panel={panel} note={notes?.[panel]} {...props} />
  ));
}
