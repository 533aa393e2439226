import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { CitiesImport } from '#contract/lists/cities.ts';
import { MOST_FILE_BYTES } from '#contract/imports.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { contentOf, fieldFaults } from '#web/form/file-content.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useTurns } from '#web/lib/turns.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useImportCities } from './cities.queries.ts';
import styles from './lists.module.css';

/** A list of municipalities from a file: tried out first, then accepted whole. */
export function ImportCities({ onClose }: { onClose: () => void }) {
  const importing = useImportCities();
  const [file, setFile] = useState<File | null>(null);
  const [ownFault, setOwnFault] = useState('');
  const [tried, setTried] = useState<{ content: string; result: CitiesImport } | null>(null);
  const send = async (content: string, accept: boolean) => {
    try {
      return await importing.send({ body: { accept, content_base64: content } });
    } catch {
      // The fault stands in `importing.error`.
      return null;
    }
  };
  const begin = useTurns();
  const choose = async (chosen: File) => {
    const isLast = begin();
    importing.reset();
    setFile(chosen);
    setTried(null);
    const isLarge = chosen.size > MOST_FILE_BYTES;
    const content = isLarge ? null : await contentOf(chosen);
    if (!isLast()) return;
    setOwnFault(content === null ? (isLarge ? 'Soubor je větší než 8 MB.' : UNREADABLE) : '');
    if (content === null) return;
    const result = await send(content, false);
    if (result !== null && isLast()) setTried({ content, result });
  };
  const accept = async () => {
    if (tried === null) return;
    const result = await send(tried.content, true);
    if (result === null) return;
    flash(`Seznam obcí byl přijat: nových ${result.rows_new}, změněných ${result.rows_changed}`);
    onClose();
  };
  const told = fieldFaults(importing.error);
  return (
    <Modal opened onClose={onClose} title="Import seznamu obcí">
      <div className={styles.dialog}>
        <p className={styles.note}>
          První řádek jsou názvy sloupců: Kód obce a Název jsou nutné, Okres, PSČ (více oddělených
          čárkou) a Výpočtová teplota mohou chybět. Obce se poznají podle kódu; prázdná buňka nic
          nemění a PSČ se jen přidávají.
        </p>
        <FileDrop
          label="Soubor se seznamem obcí"
          accept=".csv,.txt,.xlsx"
          hint="nebo ho sem přetáhněte – CSV (UTF-8 i Windows-1250) nebo XLSX, nejvýše 8 MB"
          file={file}
          fault={ownFault === '' ? told : ownFault}
          onFile={(chosen) => void choose(chosen)}
        />
        <p role="status" className={styles.note}>
          {importing.isPending ? 'Soubor se zkouší…' : ''}
        </p>
        {tried === null ? null : <Tried result={tried.result} />}
        <ErrorLine error={told === '' ? importing.error : null} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button
            disabled={tried === null || !isWorth(tried.result)}
            loading={importing.isPending}
            onClick={() => void accept()}
          >
            Přijmout seznam
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

const UNREADABLE = 'Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.';

function isWorth({ rows_failing, rows_new, rows_changed }: CitiesImport): boolean {
  return rows_failing === 0 && rows_new + rows_changed > 0;
}

/** What the import would do, and why rows are faulty. */
function Tried({ result }: { result: CitiesImport }) {
  const counts = [
    ['Nové', result.rows_new],
    ['Změněné', result.rows_changed],
    ['Beze změny', result.rows_same],
    ['Chybné', result.rows_failing],
  ] as const;
  const { faults, rows_failing: failing } = result;
  return (
    <section className={styles.dialog} aria-label="Výsledek zkoušky">
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="k-figures">{formatNumber(count, 0)}</dd>
          </div>
        ))}
      </dl>
      {failing === 0 ? (
        isWorth(result) ? null : (
          <p className={styles.note}>V seznamu není nic nového.</p>
        )
      ) : (
        <>
          <p className={styles.note}>
            Seznam lze přijmout jen celý. Opravte v souboru {formatNumber(failing, 0)}{' '}
            {czechPlural(failing, 'řádek', 'řádky', 'řádků')} a vyberte ho znovu
            {faults.length < failing ? ` (zde je prvních ${faults.length})` : ''}.
          </p>
          <ol className={styles.faults} aria-label="Chybné řádky">
            {faults.map(({ row_number, code, name, message }) => (
              <li key={row_number} value={row_number}>
                {[code, name].filter((part) => part !== '').join(' ')} – {message}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
