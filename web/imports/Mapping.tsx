import { Button, Group, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { ImportBatch } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { FaultNote } from './FaultNote.tsx';
import { kindLabels } from './import-labels.ts';
import { useCheck } from './imports.queries.ts';
import styles from './imports.module.css';
import { headsOf, mapped, missingFields, samplesOf } from './mapping.ts';
import type { ColumnMapping } from './mapping.ts';
import { Step } from './Step.tsx';

interface MappingProps {
  readonly batch: ImportBatch;
  readonly onChecked: () => void;
  readonly onNew: () => void;
}

/** The second step: which column of the file means what; guessed by the server, corrected here. */
export function Mapping({ batch, onChecked, onNew }: MappingProps) {
  const [mapping, setMapping] = useState<ColumnMapping>(batch.mapping);
  const check = useCheck();
  const reasonId = useId();
  const missing = missingFields(mapping, batch.fields);
  const { unit_id, import_id } = batch;
  const begin = () =>
    check.mutate({ params: { unit_id, import_id }, body: { mapping } }, { onSuccess: onChecked });
  return (
    <Step at={1} title="Význam sloupců" note={`${kindLabels[batch.kind]} · ${batch.file_name}`}>
      <FaultNote fault={batch.fault} />
      <MappingTable
        batch={batch}
        mapping={mapping}
        onMap={(at, field) => setMapping(mapped(mapping, at, field))}
      />
      <ErrorLine error={check.error} />
      <Group gap="xs">
        <Button
          disabled={missing.length > 0}
          loading={check.isPending}
          aria-describedby={missing.length > 0 ? reasonId : undefined}
          onClick={begin}
        >
          Zkontrolovat nanečisto
        </Button>
        <Button variant="default" onClick={onNew}>
          Vybrat jiný soubor
        </Button>
        <span id={reasonId} className={styles.reason} role="status">
          {missing.length === 0 ? '' : `Chybí povinné údaje: ${missing.join(', ')}`}
        </span>
      </Group>
    </Step>
  );
}

interface MappingTableProps {
  readonly batch: ImportBatch;
  readonly mapping: ColumnMapping;
  readonly onMap: (at: number, field: string | null) => void;
}

function MappingTable({ batch, mapping, onMap }: MappingTableProps) {
  const options = [
    { value: '', label: '– nepoužít –' },
    ...batch.fields.map(({ field, label, required }) => ({
      value: field,
      label: required ? `${label} *` : label,
    })),
  ];
  return (
    <table className={styles.mapping}>
      <thead>
        <tr>
          <th scope="col">Sloupec souboru</th>
          <th scope="col">Ukázka</th>
          <th scope="col">Význam</th>
        </tr>
      </thead>
      <tbody>
        {headsOf(batch.columns).map((head, at) => {
          const field = mapping[at] ?? null;
          return (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td className={styles.sample}>{samplesOf(batch.sample, at)}</td>
              <td>
                <NativeSelect
                  aria-label={`Význam sloupce ${head}`}
                  data={options}
                  value={field ?? ''}
                  description={batch.fields.find((each) => each.field === field)?.hint}
                  onChange={({ currentTarget: { value } }) =>
                    onMap(at, value === '' ? null : value)
                  }
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
