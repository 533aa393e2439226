import { Button } from '@mantine/core';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { MOST_PAPERS } from '#contract/money/account-papers.ts';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import { usePrintAccounts } from '#web/core/account-papers/papers.queries.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flashError } from '#web/notices/flash.ts';
import { WriteTo } from '#web/record/bulk/WriteTo.tsx';
import { accountText } from './words.ts';

interface AccountBulkProps {
  unit_id: number;
  rows: readonly LedgerAccount[];
  /** The day of the list; today without it. */
  as_of: string | undefined;
}

/** What can be done with the picked accounts: letters to who pays them, and papers of them. */
export function AccountBulk({ unit_id, rows, as_of }: AccountBulkProps) {
  return (
    <>
      <WriteTo rows={rows} nameOf={accountText} emailOf={({ email }) => email} />
      <PrintPicked unit_id={unit_id} rows={rows} as_of={as_of} />
    </>
  );
}

function PrintPicked({ unit_id, rows, as_of }: AccountBulkProps) {
  const printing = usePrintAccounts();
  const isTooMany = rows.length > MOST_PAPERS;
  const print = () => {
    const ledger_account_ids = rows.map((row) => row.ledger_account_id);
    const day = as_of === undefined ? {} : { as_of };
    printing.mutate(
      { params: { unit_id }, body: { ...day, ledger_account_ids } },
      { onSuccess: savePaper, onError: (fault) => flashError(userMessage(fault)) },
    );
  };
  return (
    <>
      {isTooMany ? <span>{`Do jednoho PDF se vejde nejvýše ${MOST_PAPERS} kont`}</span> : null}
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size="1.125rem" aria-hidden="true" />}
        disabled={isTooMany}
        loading={printing.isPending}
        onClick={print}
      >
        PDF vybraných
      </Button>
    </>
  );
}
