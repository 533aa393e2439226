import { NativeSelect, TextInput, Title } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { askedFields, fieldsToAdd } from './constants.ts';
import styles from './imports.module.css';
import type { ColumnMapping, ConstantValues } from './mapping.ts';

interface AllRowsProps {
  readonly fields: ImportBatch['fields'];
  readonly mapping: ColumnMapping;
  readonly values: ConstantValues;
  /** Reasons of the server by fields. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (values: ConstantValues) => void;
}

/** Values that hold for all rows: what the file lacks is said once. */
export function AllRows({ fields, mapping, values, faults, onChange }: AllRowsProps) {
  const asked = askedFields(fields, mapping, values);
  const others = fieldsToAdd(fields, mapping, values);
  return (
    <section className={styles.allRows} aria-label="Údaje společné všem řádkům">
      <Title order={4} className={styles.title}>
        Co v souboru není, platí pro všechny řádky
      </Title>
      <div className={styles.cells}>
        {asked.map(({ field, label, required, hint }) => (
          <TextInput
            key={field}
            label={label}
            description={hint === '' ? undefined : hint}
            withAsterisk={required}
            value={values[field] ?? ''}
            error={faults[field]}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => onChange({ ...values, [field]: value })}
          />
        ))}
        <NativeSelect
          label="Přidat společný údaj"
          data={[
            { value: '', label: '– vyberte –' },
            ...others.map(({ field, label }) => ({ value: field, label })),
          ]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange({ ...values, [value]: '' });
          }}
        />
      </div>
    </section>
  );
}
