import { useState } from 'react';
import type { BankCsv, CsvMeaning } from '#contract/money/bank-mappings.ts';

/** What each column of a file says, in their order. */
export type Meanings = (CsvMeaning | null)[];

/** Columns of a file with what a person says of them. */
export interface CsvDraft {
  readonly columns: BankCsv['columns'];
  readonly meanings: Meanings;
}

/** What columns of a CSV file say: as they are being chosen, and as the file was looked at by them. */
export function useCsvColumns() {
  const [draft, setDraft] = useState<CsvDraft>();
  const [said, setSaid] = useState<Meanings>();
  return {
    draft,
    said,
    open: ({ columns }: BankCsv) =>
      setDraft({ columns, meanings: columns.map(({ meaning }) => meaning) }),
    choose: (place: number, chosen: CsvMeaning | null) =>
      setDraft((before) => before && { ...before, meanings: before.meanings.with(place, chosen) }),
    /** What was chosen makes a statement: it is sent with the file from now on. */
    hold: (meanings: Meanings | undefined) => {
      setSaid(meanings);
      setDraft(undefined);
    },
  };
}
