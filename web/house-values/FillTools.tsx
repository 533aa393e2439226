import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseCzechNumber } from '#contract/rules/number.ts';
import type { Filling } from './filling.ts';
import { readCell } from './sheet.ts';
import type { Sheet } from './useSheet.ts';
import styles from './house-values.module.css';

const ways = [
  { value: 'all', label: 'Všem stejně' },
  { value: 'empty', label: 'Jen prázdným' },
  { value: 'percent', label: 'Změnit o procenta' },
] as const;
type Way = (typeof ways)[number]['value'];

/** Fills a whole column at once: one value, or a change by per cent; nothing is saved yet. */
export function FillTools({ sheet }: { sheet: Sheet }) {
  const { kind, columns } = sheet;
  const [way, setWay] = useState<Way>('all');
  const [column, setColumn] = useState('');
  const [text, setText] = useState('');
  const isMoney = kind === 'advances';
  const chosen = columns.filter(({ key }) => column === '' || key === column);
  const filling = fillingOf(sheet, way, text);
  return (
    <Group gap="xs" align="end" className={styles.tools}>
      <NativeSelect
        label="Vyplnit"
        data={isMoney ? ways.map((one) => one) : ways.filter(({ value }) => value !== 'percent')}
        value={way}
        onChange={(event) => setWay(event.currentTarget.value as Way)}
      />
      {columns.length > 1 ? (
        <NativeSelect
          label="Služba"
          data={[
            { value: '', label: 'Všechny služby' },
            ...columns.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          value={column}
          onChange={(event) => setColumn(event.currentTarget.value)}
        />
      ) : null}
      <TextInput
        label={way === 'percent' ? 'O kolik %, na 10 Kč' : 'Hodnota'}
        w="10rem"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={filling === null}
        onClick={() => filling !== null && sheet.fill(chosen, filling)}
      >
        Vyplnit
      </Button>
    </Group>
  );
}

/** Null while what was typed says no value. */
function fillingOf({ kind }: Sheet, way: Way, text: string): Filling | null {
  if (way === 'percent') {
    const percent = parseCzechNumber(text.replace(/\s*%$/u, ''));
    return percent === null || percent < -100 || percent > 1000 ? null : { way, percent };
  }
  const reading = readCell(kind, text);
  return 'fault' in reading || reading.amount === null ? null : { way, text };
}
