import { Button, Group, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { ImportBatch } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { AllRows } from './AllRows.tsx';
import { constantsIn, constantsToSend } from './constants.ts';
import { FaultNote } from './FaultNote.tsx';
import { HeadingRow } from './HeadingRow.tsx';
import { batchNote } from './import-labels.ts';
import { useCheck } from './imports.queries.ts';
import styles from './imports.module.css';
import { headsOf, mapped, missingFields, samplesOf } from './mapping.ts';
import type { ColumnMapping, ConstantValues } from './mapping.ts';
import { Step } from './Step.tsx';
import { WordChoices } from './WordChoices.tsx';
import { wordsIn, wordsToSend, type WordMeanings } from './words.ts';

interface MappingProps {
  readonly batch: ImportBatch;
  readonly onChecked: () => void;
  readonly onNew: () => void;
}

/** The second step: which column of the file means what; guessed by the server, corrected here. */
export function Mapping({ batch, onChecked, onNew }: MappingProps) {
  const [mapping, setMapping] = useState<ColumnMapping>(batch.mapping);
  const [values, setValues] = useState<ConstantValues>(() => constantsIn(batch));
  const [words, setWords] = useState<WordMeanings>(() => wordsIn(batch));
  const check = useCheck();
  const reasonId = useId();
  const missing = missingFields(mapping, batch.fields, values);
  const { unit_id, import_id } = batch;
  const constants = constantsToSend(mapping, values);
  const begin = () =>
    check.mutate(
      {
        params: { unit_id, import_id },
        body: { mapping, constants, words: wordsToSend(mapping, words) },
      },
      { onSuccess: onChecked },
    );
  const readAnew = (headed: ImportBatch) => {
    setMapping(headed.mapping);
    setValues(constantsIn(headed));
  };
  return (
    <Step at={1} title="Význam sloupců" note={batchNote(batch)}>
      <FaultNote fault={batch.fault} />
      <HeadingRow batch={batch} onChosen={readAnew} />
      <AllRows
        fields={batch.fields}
        mapping={mapping}
        values={values}
        faults={constantFaults(check.error)}
        onChange={setValues}
      />
      <MappingTable
        batch={batch}
        mapping={mapping}
        words={words}
        onWords={setWords}
        onMap={(at, field) => setMapping(mapped(mapping, at, field, batch.fields))}
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

/** What the server has against values for all rows. */
function constantFaults(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const prefix = 'constants.';
  return Object.fromEntries(
    error.fields
      .filter(({ field }) => field.startsWith(prefix))
      .map(({ field, message }) => [field.slice(prefix.length), message]),
  );
}

interface MappingTableProps {
  readonly batch: ImportBatch;
  readonly mapping: ColumnMapping;
  readonly words: WordMeanings;
  readonly onWords: (words: WordMeanings) => void;
  readonly onMap: (at: number, field: string | null) => void;
}

function MappingTable({ batch, mapping, words, onWords, onMap }: MappingTableProps) {
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
          const known = batch.fields.find((each) => each.field === field);
          return (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td className={styles.sample}>{samplesOf(batch.sample, at)}</td>
              <td>
                <NativeSelect
                  aria-label={`Význam sloupce ${head}`}
                  data={options}
                  value={field ?? ''}
                  description={known?.hint}
                  onChange={({ currentTarget: { value } }) =>
                    onMap(at, value === '' ? null : value)
                  }
                />
                {known === undefined || known.choices.length === 0 ? null : (
                  <WordChoices
                    batch={batch}
                    at={at}
                    field={known}
                    words={words}
                    onChange={onWords}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
