import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useFormerImports } from './imports.queries.ts';
import styles from './imports.module.css';

interface SupplierProps {
  readonly unit_id: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whose file it is; those named before are offered. */
export function Supplier({ unit_id, value, onChange }: SupplierProps) {
  const listId = useId();
  const former = useFormerImports(unit_id).data?.values ?? [];
  const named = new Set(former.map(({ supplier }) => supplier).filter((name) => name !== ''));
  return (
    <>
      <TextInput
        label="Odečtová firma"
        description="Nepovinné. Význam sloupců a slov se pamatuje pro každou firmu zvlášť."
        list={listId}
        value={value}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        className={styles.supplier ?? ''}
      />
      <datalist id={listId}>
        {[...named].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
