import { Textarea } from '@mantine/core';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { formatMoney, formatNumber } from '#web/lib/czech.ts';
import type { Register } from '../register.ts';
import { indicationWords } from '../sipo-words.ts';
import styles from '../sipo.module.css';
import type { HandOverSummary } from './summary.ts';

interface FactsProps {
  summary: HandOverSummary;
  settings: Pick<SipoSettings, 'change_indication'>;
}

/** What is handed over, in figures. */
export function SummaryFacts({ summary, settings }: FactsProps) {
  const { records, total, added, changed, cancelled } = summary;
  const facts = [
    ['Předává se', indicationWords[settings.change_indication]],
    ['Záznamů v souboru', formatNumber(records, 0)],
    ['Součet předpisů', formatMoney(total)],
    ['Noví', formatNumber(added, 0)],
    ['Změnění', formatNumber(changed, 0)],
    ['Zrušení', formatNumber(cancelled, 0)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Both files as they will be written. */
export function FilePreview({ register: { change_text, cover_text } }: { register: Register }) {
  if (change_text === '') return null;
  return (
    <details className={styles.preview}>
      <summary>Náhled souborů</summary>
      <FileText label="Změnový soubor (ZM)" text={change_text} rows={8} />
      <FileText label="Průvodka (OP)" text={cover_text} rows={1} />
    </details>
  );
}

interface FileTextProps {
  label: string;
  text: string;
  rows: number;
}

function FileText({ label, text, rows }: FileTextProps) {
  return (
    <Textarea
      readOnly
      label={label}
      value={text.trimEnd()}
      rows={rows}
      wrap="off"
      classNames={{ input: styles.file ?? '' }}
    />
  );
}
