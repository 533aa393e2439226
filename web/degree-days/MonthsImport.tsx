import { Button, Group, Modal } from '@mantine/core';
import { IconFileUpload } from '#web/icons/IconFileUpload.ts';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import type { DegreeDayRow } from '#contract/degree-days.ts';
import { base64Of } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';
import { useTurns } from '#web/lib/turns.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useAcceptFile, useTryFile } from './degree-days.queries.ts';
import { faultsFirst, fileFault, rowColumns, summary } from './months-file.ts';
import styles from './degree-days.module.css';

const rowKey = (row: DegreeDayRow) => row.row_number;

/** Months from a file: a dry run first, then all of them or none. */
export function MonthsImport({ onClose }: { onClose: () => void }) {
  const file = useMonthsFile(onClose);
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0];
    if (picked !== undefined) void file.judge(picked);
    // The same file, corrected meanwhile, may be picked again.
    currentTarget.value = '';
  };
  const { rows } = file;
  return (
    <Modal opened onClose={onClose} title="Import měsíců" size="60rem">
      <div className={styles.column}>
        <p className={styles.note}>
          Soubor CSV nebo XLSX se sloupci Místo, Rok, Měsíc, Dnů topení a Průměrná teplota;
          oddělovač středník nebo čárka, desetinná čárka i tečka, UTF-8 i Windows-1250. Vzorem je
          export tabulky měsíců. Nejdřív uvidíte, co by se stalo.
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.xlsx"
          aria-label="Soubor s měsíci"
          onChange={pick}
        />
        <Group gap="xs">
          <Button
            variant="default"
            data-autofocus
            loading={file.isReading}
            leftSection={<IconFileUpload size="1.125rem" aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {rows === undefined ? 'Vybrat soubor' : 'Vybrat jiný soubor'}
          </Button>
          <span>{file.name}</span>
        </Group>
        <p role="alert" className={styles.fault}>
          {file.fault}
        </p>
        <ErrorLine error={file.error} />
        {rows === undefined ? null : (
          <>
            <p role="status">
              {`Zkouška nanečisto: ${summary(rows)}.`}
              {file.isAcceptable ? '' : ' Dokud je v souboru chybný řádek, přijmout ho nelze.'}
            </p>
            <DataTable
              label="Zkouška nanečisto"
              rows={faultsFirst(rows)}
              columns={rowColumns}
              rowKey={rowKey}
              isDimmed={({ state }) => state === 'same'}
            />
          </>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button
            disabled={!file.isAcceptable}
            loading={file.isAccepting}
            onClick={() => file.accept()}
          >
            Přijmout všechny řádky
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

interface Chosen {
  readonly name: string;
  readonly content_base64: string;
}

function useMonthsFile(onAccepted: () => void) {
  const trial = useTryFile();
  const acceptance = useAcceptFile();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState('');
  const rows = trial.data?.values;
  const begin = useTurns();
  const judge = async (file: File) => {
    const isLast = begin();
    trial.reset();
    acceptance.reset();
    setChosen(null);
    const content_base64 = fileFault(file) === '' ? await contentOf(file) : '';
    if (!isLast()) return;
    setFault(content_base64 === null ? UNREADABLE : fileFault(file));
    if (content_base64 === null || content_base64 === '') return;
    setChosen({ name: file.name, content_base64 });
    trial.mutate({ body: { content_base64 } });
  };
  const accept = () => {
    if (chosen === null) return;
    const body = { content_base64: chosen.content_base64, accept: true };
    const done = (result: { values: DegreeDayRow[] }) => {
      flash(`Import přijat: ${summary(result.values)}`);
      onAccepted();
    };
    acceptance.mutate({ body }, { onSuccess: done });
  };
  return {
    rows,
    judge,
    accept,
    fault,
    name: chosen?.name ?? '',
    error: trial.error ?? acceptance.error,
    isReading: trial.isPending,
    isAccepting: acceptance.isPending,
    isAcceptable:
      rows !== undefined && rows.length > 0 && rows.every(({ state }) => state !== 'failing'),
  };
}

const UNREADABLE = 'Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.';

async function contentOf(file: File): Promise<string | null> {
  try {
    return await base64Of(file);
  } catch (error) {
    log.warn('Soubor s měsíci nelze přečíst', error);
    return null;
  }
}
