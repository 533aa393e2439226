import type { BackupState } from '#contract/backups.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDateTime, formatNumber } from '#web/lib/czech.ts';
import { sizeText } from '#contract/rules/file-size.ts';

/** A name and what it is. */
export type Fact = readonly [name: string, value: string];

const rowsText = (rows: number) =>
  `${formatNumber(rows, 0)} ${czechPlural(rows, 'řádek', 'řádky', 'řádků')}`;

/** What a system admin wants to know of backups. */
export function backupFacts(state: BackupState): readonly Fact[] {
  const { last_success, last_file, last_bytes, last_rows, next_planned, folder } = state;
  const last: readonly Fact[] =
    last_success === ''
      ? [['Poslední dobrá záloha', 'zatím žádná']]
      : [
          ['Poslední dobrá záloha', formatDateTime(last_success)],
          ['Soubor', `${last_file} (${sizeText(last_bytes)}, ${rowsText(last_rows)})`],
        ];
  return [...last, ['Příští záloha', formatDateTime(next_planned)], ['Složka na serveru', folder]];
}
