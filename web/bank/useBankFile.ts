import { useState } from 'react';
import type { BookedMovements } from '#contract/money/bank-movements.ts';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import type { BankCsv } from '#contract/money/bank-mappings.ts';
import { MOST_BANK_FILE_BYTES } from '#contract/money/bank-statements.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { contentOf, fieldFaults } from '#web/form/file-content.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { bookedText } from './bank-words.ts';
import { useAcceptance, usePreview } from './bank.queries.ts';
import { useCsvColumns, type Meanings } from './useCsvColumns.ts';

function sizeFault({ size }: File): string {
  if (size === 0) return 'Soubor je prázdný.';
  return size > MOST_BANK_FILE_BYTES ? 'Soubor je větší než 8 MB.' : '';
}

const UNREAD = 'Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.';

function acceptedText(count: number): string {
  const word = czechPlural(count, 'výpis byl přijat', 'výpisy byly přijaty', 'výpisů bylo přijato');
  return `${formatNumber(count, 0)} ${word}`;
}

/** The chosen file and account, as calls take them. */
function useChoice() {
  const [file, setFile] = useState<File | null>(null);
  const [account, setAccount] = useState<number>();
  const [fault, setFault] = useState('');
  return {
    file,
    account,
    fault,
    setAccount,
    setFile: (chosen: File) => {
      setFile(chosen);
      setFault(sizeFault(chosen));
    },
    /** Undefined where the browser cannot read the file any more, which is then told. */
    body: async (csv_columns: Meanings | undefined) => {
      const content_base64 = file === null ? null : await contentOf(file);
      if (file !== null && content_base64 !== null)
        return {
          ...(account === undefined ? {} : { bank_account_id: account }),
          ...(csv_columns === undefined ? {} : { csv_columns }),
          file_name: file.name.slice(-200),
          content_base64,
        };
      setFault(UNREAD);
      return undefined;
    },
  };
}

interface Place {
  readonly unit_id: number;
  readonly accounts: readonly BankAccount[];
}

/** A file is looked at, by the columns that a person has said or as the portal knows them. */
function useLook(
  { unit_id, accounts }: Place,
  choice: ReturnType<typeof useChoice>,
  columns: ReturnType<typeof useCsvColumns>,
) {
  const preview = usePreview();
  const [isReading, setReading] = useState(false);
  const ask = (csv: BankCsv) => {
    const [only, other] = accounts.filter(({ hidden }) => !hidden);
    if (choice.account === undefined && other === undefined)
      choice.setAccount(only?.bank_account_id);
    columns.open(csv);
  };
  const look = async (meanings: Meanings | undefined) => {
    setReading(true);
    const body = await choice.body(meanings);
    if (body === undefined) return setReading(false);
    preview.mutate(
      { params: { unit_id }, body },
      {
        onSuccess: ({ csv }) => (csv?.read_by === 'unknown' ? ask(csv) : columns.hold(meanings)),
        onSettled: () => setReading(false),
      },
    );
  };
  return { preview, isReading, look: (meanings?: Meanings) => void look(meanings) };
}

/** A chosen file of statements: what is in it, what its columns say, and its way to the server. */
export function useBankFile(place: Place, onAccepted: () => void) {
  const acceptance = useAcceptance();
  const choice = useChoice();
  const columns = useCsvColumns();
  const { preview, isReading, look } = useLook(place, choice, columns);
  const forget = () => {
    preview.reset();
    acceptance.reset();
    columns.hold(undefined);
  };
  const accept = async () => {
    const body = await choice.body(columns.said);
    if (body === undefined) return forget();
    const accepted = (count: number, booked: BookedMovements) => {
      onAccepted();
      flash(`${acceptedText(count)}. ${bookedText(booked)}`);
    };
    acceptance.mutate(
      { params: { unit_id: place.unit_id }, body },
      { onSuccess: ({ values, ...booked }) => accepted(values.length, booked) },
    );
  };
  const told = fieldFaults(preview.error);
  const { file, account, fault } = choice;
  return {
    file,
    account,
    fault: fault === '' ? told : fault,
    error: told === '' ? preview.error : null,
    acceptError: acceptance.error,
    /** Undefined until the file was read. */
    found: preview.data?.values,
    /** Of a CSV file that was read: by what. */
    csv: preview.data?.csv ?? null,
    /** Columns that a person is choosing. */
    draft: columns.draft,
    isReady: file !== null && fault === '',
    isReading,
    isAccepting: acceptance.isPending,
    chooseFile: (chosen: File) => {
      forget();
      choice.setFile(chosen);
    },
    chooseAccount: (chosen: number | undefined) => {
      forget();
      choice.setAccount(chosen);
    },
    /** The account of a file whose columns are being chosen; they stay as they are. */
    chooseOwner: choice.setAccount,
    chooseColumn: columns.choose,
    changeColumns: (csv: BankCsv) => {
      acceptance.reset();
      columns.open(csv);
    },
    look: () => look(),
    lookByColumns: () => look(columns.draft?.meanings),
    accept: () => void accept(),
    leave: forget,
  };
}

export type BankFile = ReturnType<typeof useBankFile>;
