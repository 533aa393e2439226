import '@mantine/core/styles/Combobox.css';
import { Combobox, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { inputProps, type FieldLook } from '#web/form/fields.tsx';
import { useFinds } from '#web/form/finds.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { rowSearch } from '#web/table/row-search.ts';
import styles from './money.module.css';
import { useAccounts } from './money.queries.ts';
import { accountText, standingText } from './words.ts';

/** Suggestions at once, as with people. */
const SUGGESTIONS = 10;

interface AccountFieldProps extends FieldBinding<number | null>, FieldLook {
  unit_id: number;
}

const { find } = rowSearch((account: LedgerAccount) => [
  accountText(account),
  account.variable_symbol,
]);

/** One account, found while typing the number of its space, a name or the variable symbol. */
export function AccountField({ unit_id, ...field }: AccountFieldProps) {
  const { value, onChange } = field;
  const accounts = useAccounts(unit_id).data?.values ?? [];
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed);
  const found = find(accounts, sought).slice(0, SUGGESTIONS);
  const chosen = accounts.find(({ ledger_account_id }) => ledger_account_id === value);
  const choose = (option: string) => {
    combobox.closeDropdown();
    setTyped('');
    onChange(Number(option));
  };
  const best = () => find(accounts, typed)[0]?.ledger_account_id.toString();
  const { combobox, onKeyDown } = useFinds({ typed, sought, best, choose });

  const type = (text: string) => {
    setTyped(text);
    if (value !== null) onChange(null);
    combobox.openDropdown();
  };
  const leave = () => {
    combobox.closeDropdown();
    field.onBlur();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(field)}
          autoComplete="off"
          placeholder="Prostor, jméno nebo VS"
          value={chosen === undefined ? typed : accountText(chosen)}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label}>
          <div className={styles.found}>
            {found.map((account) => (
              <Suggestion key={account.ledger_account_id} account={account} />
            ))}
          </div>
          {found.length === 0 ? <Combobox.Empty>Žádné takové konto není</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Suggestion({ account }: { account: LedgerAccount }) {
  const { ledger_account_id, variable_symbol, balance } = account;
  const symbol = variable_symbol === '' ? '' : `VS ${variable_symbol}`;
  const standing = `${standingText(account)} ${formatMoney(Math.abs(balance))}`;
  return (
    <Combobox.Option value={String(ledger_account_id)}>
      {accountText(account)}
      <span className={styles.where}>
        {[symbol, balance === 0 ? standingText(account) : standing]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </Combobox.Option>
  );
}
