import type { PersonalExport } from '#contract/personal-data.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { download, fileName } from '#web/lib/download.ts';
import type { Column } from '#web/table/columns.ts';
import { exportXlsx } from '#web/table/send-out.ts';
import { fieldWords, partWords } from './personal-words.ts';

/** One value of one record, a line of the readable export. */
export interface ExportLine {
  readonly part: string;
  readonly record: number;
  readonly field: string;
  readonly value: string | number | boolean;
}

/** The export as lines; what is empty tells nothing and is left out. */
export function exportLines({ parts }: PersonalExport): ExportLine[] {
  return parts.flatMap(({ part, rows }) =>
    rows.flatMap((row, at) =>
      Object.entries(row).flatMap(([field, value]) => {
        if (value === null || value === '') return [];
        const word = fieldWords[field] ?? field;
        return [{ part: partWords[part], record: at + 1, field: word, value }];
      }),
    ),
  );
}

const columns: readonly Column<ExportLine>[] = [
  { text: 'Část', value: 'part', width: 220 },
  { text: 'Záznam', value: 'record', width: 80, decimals: 0 },
  { text: 'Údaj', value: 'field', width: 200 },
  { text: 'Hodnota', value: 'value', width: 500 },
];

const LABEL = 'Osobní údaje';

/** Saves the export for machines. */
export function saveJson(made: PersonalExport): void {
  const content = new Blob([JSON.stringify(made, null, 2)], { type: 'application/json' });
  download(`${fileName(LABEL, made.full_name, todayInPrague())}.json`, content);
}

/** Saves the export for people. */
export function saveXlsx(made: PersonalExport): Promise<void> {
  const label = `${LABEL} ${made.full_name}`;
  return exportXlsx({ label, unit: '', search: '', columns, rows: exportLines(made) });
}
