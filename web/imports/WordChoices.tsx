import { NativeSelect } from '@mantine/core';
import type { ImportBatch } from '#contract/imports.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { useUnknownWords } from './imports.queries.ts';
import styles from './imports.module.css';
import { meaningOf, withMeaning, type WordMeanings } from './words.ts';

/** Leaves the word as it is: its rows are to be put right one by one. */
const AS_IT_IS = 'as-it-is';
/** The cell says nothing. */
const NOTHING = 'nothing';

interface WordChoicesProps {
  readonly batch: ImportBatch;
  /** The place of the column. */
  readonly at: number;
  readonly field: ImportBatch['fields'][number];
  readonly words: WordMeanings;
  readonly onChange: (words: WordMeanings) => void;
}

const rowsText = (rows: number) =>
  `${formatNumber(rows, 0)} ${czechPlural(rows, 'řádek', 'řádky', 'řádků')}`;

/** Words of a column that its field does not know: what each means is said once for all its rows. */
export function WordChoices({ batch, at, field, words, onChange }: WordChoicesProps) {
  const unknown = useUnknownWords(batch, at, field.field);
  if (unknown.length === 0) return null;
  const options = [
    { value: AS_IT_IS, label: '– vyberte význam –' },
    ...field.choices.map((choice) => ({ value: `=${choice}`, label: choice })),
    { value: NOTHING, label: 'Nic, buňka zůstane prázdná' },
  ];
  const valueOf = (word: string) => {
    const meaning = meaningOf(words, field.field, word);
    if (meaning === undefined) return AS_IT_IS;
    return meaning === '' ? NOTHING : `=${meaning}`;
  };
  const told = (value: string) => {
    if (value === AS_IT_IS) return undefined;
    return value === NOTHING ? '' : value.slice(1);
  };
  return (
    <fieldset className={styles.words}>
      <legend>Co znamenají slova, která portál nezná</legend>
      {unknown.map(({ word, rows }) => (
        <NativeSelect
          key={word}
          label={`„${word}“ (${rowsText(rows)})`}
          data={options}
          value={valueOf(word)}
          onChange={({ currentTarget: { value } }) =>
            onChange(withMeaning(words, { field: field.field, word, meaning: told(value) }))
          }
        />
      ))}
    </fieldset>
  );
}
