import { Button, NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import { csvMeanings, type CsvMeaning } from '#contract/money/bank-mappings.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import styles from './bank.module.css';
import type { BankFile } from './useBankFile.ts';
import type { CsvDraft } from './useCsvColumns.ts';

interface CsvColumnsProps {
  accounts: readonly BankAccount[];
  draft: CsvDraft;
  upload: BankFile;
  /** What a fault has not changed. */
  remains: string;
}

const offered = [
  { value: '', label: 'Nečíst' },
  ...Object.entries(csvMeanings).map(([value, label]) => ({ value, label })),
];

const samplesText = (samples: readonly string[]) =>
  samples.length === 0 ? 'v prvních řádcích je prázdný' : `například ${samples.join(' · ')}`;

/** Columns of a CSV file with what stands in them; a person says what each of them is. */
export function CsvColumns({ accounts, draft, upload, remains }: CsvColumnsProps) {
  const list = useRef<HTMLUListElement>(null);
  // The button that led here is gone; the first column is what to do next.
  useEffect(() => list.current?.querySelector('select')?.focus(), []);
  return (
    <div className={styles.part}>
      <p className={styles.note}>
        Určete, co sloupce souboru znamenají. Stačí den a částka; podle ostatních se platby
        přiřazují. Jak jsou psané dny a částky, pozná portál sám.
      </p>
      <AccountChoice accounts={accounts} value={upload.account} onChoose={upload.chooseOwner} />
      <ul ref={list} className={styles.columns} aria-label="Sloupce souboru">
        {draft.columns.map(({ heading, samples }, place) => (
          <li key={`${String(place)} ${heading}`}>
            <NativeSelect
              label={heading === '' ? `Sloupec ${String(place + 1)} beze jména` : heading}
              description={samplesText(samples)}
              data={offered}
              value={draft.meanings[place] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                upload.chooseColumn(place, value === '' ? null : (value as CsvMeaning))
              }
            />
          </li>
        ))}
      </ul>
      {upload.fault === '' ? null : (
        <p role="alert" className={styles.warning}>
          {upload.fault}
        </p>
      )}
      <DialogFoot note={<ErrorLine error={upload.error} remains={remains} />}>
        <Button variant="default" onClick={upload.leave}>
          Jiný soubor
        </Button>
        <Button loading={upload.isReading} onClick={upload.lookByColumns}>
          Prohlédnout výpis
        </Button>
      </DialogFoot>
    </div>
  );
}
