import { Button, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { comparedShares, type Comparison } from '#contract/rules/share-list.ts';
import { shareText } from '#contract/rules/shares.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { comparisonColumns } from './comparison-columns.tsx';
import { typedOfList, type Typed } from './new-shares.ts';
import { linesOfFile } from './share-list-file.ts';
import styles from './house-shares.module.css';

interface RegisterComparisonProps {
  spaces: readonly HouseShare[];
  /** Takes the shares of the list over as new ones. */
  onTake: (typed: Typed) => void;
}

/** Shares of the house beside a list of the land register, pasted or from a file; nothing is saved. */
export function RegisterComparison({ spaces, onTake }: RegisterComparisonProps) {
  const [list, setList] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState('');
  const comparison = useMemo(() => comparedShares(spaces, list), [spaces, list]);
  const read = async (chosen: File) => {
    setFile(chosen);
    const found = await linesOfFile(chosen);
    setFault('fault' in found ? found.fault : '');
    if ('lines' in found) setList(found.lines);
  };
  return (
    <section className={styles.shares} aria-label="Porovnání s katastrem">
      <Textarea
        label="Seznam z katastru"
        description="Na každém řádku číslo jednotky a podíl, například 8415/12 5250/176200. Vložte ho z tabulky nebo z výpisu; nic se neuloží."
        placeholder={'8415/1\t5250/176200\n8415/2\t4285/176200'}
        rows={6}
        value={list}
        onChange={(event) => setList(event.currentTarget.value)}
        data-autofocus
      />
      <FileDrop
        label="Soubor se seznamem z katastru"
        accept=".xlsx,.csv,.txt"
        hint="nebo sem přetáhněte soubor XLSX, CSV či TXT"
        file={file}
        fault={fault}
        onFile={(chosen) => void read(chosen)}
      />
      {list.trim() === '' ? null : (
        <Result comparison={comparison} onTake={() => onTake(typedOfList(spaces, list))} />
      )}
    </section>
  );
}

function Result({ comparison, onTake }: { comparison: Comparison; onTake: () => void }) {
  const [isAll, setAll] = useState(false);
  const { rows, sum } = comparison;
  const found = rows.filter(({ verdict }) => verdict !== 'same');
  const count = found.length;
  return (
    <>
      <p className={styles.balance} data-wrong={count > 0 || undefined} role="status">
        {count === 0
          ? 'Všechny podíly souhlasí se seznamem.'
          : `${count} ${czechPlural(count, 'rozdíl', 'rozdíly', 'rozdílů')} proti seznamu.`}{' '}
        Podíly v seznamu dávají {shareText(sum)}.
      </p>
      <FilterChips
        label="Výběr řádků porovnání"
        choices={[{ name: 'all', text: 'I souhlasné', count: rows.length }]}
        value={isAll ? 'all' : undefined}
        onChange={(name) => setAll(name !== undefined)}
      />
      {rows.some(({ verdict }) => verdict === 'different' || verdict === 'not-recorded') ? (
        <Button variant="default" className={styles.take ?? ''} onClick={onTake}>
          Převzít ze seznamu jako nové podíly
        </Button>
      ) : null}
      <DataTable
        id="share-comparison"
        label="Porovnání podílů s katastrem"
        rows={isAll ? rows : found}
        columns={comparisonColumns}
        rowKey={({ line, space }) => `${line ?? ''} ${space?.pasport_id ?? ''}`}
      />
    </>
  );
}
