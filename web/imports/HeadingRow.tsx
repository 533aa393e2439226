import { NativeSelect } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useHeading } from './imports.queries.ts';
import styles from './imports.module.css';

const MOST_SHOWN = 90;

/** The row as people find it in their file. */
function rowText({ row_number, cells }: ImportBatch['top'][number]): string {
  const said = [...new Set(cells.filter((cell) => cell !== ''))].join(' · ');
  const shown = said.length > MOST_SHOWN ? `${said.slice(0, MOST_SHOWN)}…` : said;
  return `Řádek ${row_number}: ${shown}`;
}

interface HeadingRowProps {
  readonly batch: ImportBatch;
  readonly onChosen: (batch: ImportBatch) => void;
}

/** Which row of the file names the columns; rows above it are titles and are not imported. */
export function HeadingRow({ batch, onChosen }: HeadingRowProps) {
  const heading = useHeading();
  const { unit_id, import_id } = batch;
  const choose = (row_number: number) =>
    heading.mutate(
      { params: { unit_id, import_id }, body: { row_number } },
      { onSuccess: onChosen },
    );
  return (
    <div className={styles.heading}>
      <NativeSelect
        label="Řádek s názvy sloupců"
        description={
          batch.heading_row === batch.top[0]?.row_number
            ? undefined
            : 'Řádky nad ním jsou nadpisy a neimportují se.'
        }
        data={batch.top.map((row) => ({ value: String(row.row_number), label: rowText(row) }))}
        value={String(batch.heading_row)}
        disabled={heading.isPending}
        onChange={({ currentTarget: { value } }) => choose(Number(value))}
      />
      <ErrorLine error={heading.error} />
    </div>
  );
}
