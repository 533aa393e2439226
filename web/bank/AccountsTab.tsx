import { bankAccountFields } from '#contract/money/bank-account-record.ts';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import { emptyOf } from '#contract/record.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import {
  accountColumns,
  accountKind,
  textsOfAccount,
  type AccountValues,
} from './account-kind.tsx';
import { useAccounts } from './bank.queries.ts';
import type { BankPlace, Go } from './place.ts';

interface AccountsTabProps {
  unit_id: number;
  place: BankPlace;
  go: Go;
}

const rowKey = (account: BankAccount) => account.bank_account_id;
const isHidden = ({ hidden }: BankAccount) => hidden;

/** Bank accounts of the unit; few, so hidden ones stand among them, weaker. */
export function AccountsTab({ unit_id, place, go }: AccountsTabProps) {
  const { data, error, refetch } = useAccounts(unit_id);
  const list = useRecordList<BankAccount, AccountValues>({
    rows: data?.values,
    rowKey,
    open: place.edit,
    onOpen: (edit) => go({ edit }, { replace: edit === undefined }),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <CreateButton text="Nový účet" onClick={() => list.create(() => emptyOf(bankAccountFields))} />
  );
  return (
    <>
      <RecordTable
        list={list}
        id="bank-accounts"
        label="Bankovní účty"
        columns={accountColumns}
        searchIn={textsOfAccount}
        seek={{ placeholder: 'Název, číslo, IBAN', label: 'Hledat účet' }}
        activateLabel="Upravit účet"
        emptyText="Účet jednotky, ze kterého banka posílá výpisy. Podle jeho čísla se pozná, čí výpis je, a z něj se vracejí přeplatky."
        emptyAction={create}
        isDimmed={isHidden}
        toolbar={create}
      />
      <RecordDialogs kind={accountKind} where={unit_id} list={list} />
    </>
  );
}
