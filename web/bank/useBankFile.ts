import { useState } from 'react';
import type { BookedMovements } from '#contract/money/bank-movements.ts';
import { MOST_BANK_FILE_BYTES } from '#contract/money/bank-statements.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { contentOf, fieldFaults } from '#web/form/file-content.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { bookedText } from './bank-words.ts';
import { useAcceptance, usePreview } from './bank.queries.ts';

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
    body: async () => {
      const content_base64 = file === null ? null : await contentOf(file);
      if (file !== null && content_base64 !== null)
        return {
          ...(account === undefined ? {} : { bank_account_id: account }),
          file_name: file.name.slice(-200),
          content_base64,
        };
      setFault(UNREAD);
      return undefined;
    },
  };
}

/** A chosen file of statements: what is in it, and its way to the server. */
export function useBankFile(unit_id: number, onAccepted: () => void) {
  const preview = usePreview();
  const acceptance = useAcceptance();
  const choice = useChoice();
  const [isReading, setReading] = useState(false);
  const forget = () => {
    preview.reset();
    acceptance.reset();
  };
  const look = async () => {
    setReading(true);
    const body = await choice.body();
    if (body === undefined) setReading(false);
    else preview.mutate({ params: { unit_id }, body }, { onSettled: () => setReading(false) });
  };
  const accept = async () => {
    const body = await choice.body();
    if (body === undefined) return forget();
    const accepted = (count: number, booked: BookedMovements) => {
      onAccepted();
      flash(`${acceptedText(count)}. ${bookedText(booked)}`);
    };
    acceptance.mutate(
      { params: { unit_id }, body },
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
    look: () => void look(),
    accept: () => void accept(),
    leave: forget,
  };
}

export type BankFile = ReturnType<typeof useBankFile>;
