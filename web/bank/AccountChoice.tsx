import { NativeSelect } from '@mantine/core';
import type { BankAccount } from '#contract/money/bank-accounts.ts';

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  value: number | undefined;
  onChoose: (bank_account_id: number | undefined) => void;
}

/** The account of a file, or that which the file names. */
export function AccountChoice({ accounts, value, onChoose }: AccountChoiceProps) {
  const choices = accounts
    .filter(({ hidden }) => !hidden)
    .map(({ bank_account_id, name, account_number, bank_code }) => ({
      value: String(bank_account_id),
      label: `${name} (${account_number}/${bank_code})`,
    }));
  return (
    <NativeSelect
      label="Účet"
      data={[{ value: '', label: 'Podle čísla v souboru' }, ...choices]}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChoose(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    />
  );
}
