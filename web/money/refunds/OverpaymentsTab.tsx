import { Button } from '@mantine/core';
import { IconCashMoveBack } from '#web/icons/IconCashMoveBack.ts';
import { useState } from 'react';
import type { Overpayment } from '#contract/money/refunds.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { AllRowsButton, RowChips } from '#web/table/RowChips.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from '../money.module.css';
import { spaceText } from '../words.ts';
import { BatchForm } from './BatchForm.tsx';
import { overpaymentColumns } from './overpayment-columns.tsx';
import { isFree, overpaymentChoices } from './overpayment-filters.ts';
import type { GoRefunds, RefundsPlace } from './place.ts';
import { useOverpayments, usePayingAccounts } from './refunds.queries.ts';

const rowKey = (row: Overpayment) => row.ledger_account_id;
const textsOf = (row: Overpayment) => [spaceText(row), row.names, row.variable_symbol];
const isTaken = (row: Overpayment) => !isFree(row);

interface OverpaymentsTabProps {
  unit_id: number;
  place: RefundsPlace;
  go: GoRefunds;
}

/** Accounts that are over today; picked ones are given back together. */
export function OverpaymentsTab({ unit_id, place: { filter }, go }: OverpaymentsTabProps) {
  const { data, error, refetch } = useOverpayments(unit_id);
  const banks = usePayingAccounts(unit_id).data?.values.filter(({ hidden }) => !hidden);
  const [chosen, setChosen] = useState<readonly Overpayment[]>();
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data?.values.length === 0) return <NothingOver />;
  const narrow = (name: string | undefined) => go({ filter: name }, { replace: true });
  return (
    <div className={styles.part}>
      <Note>
        Přeplatek, který nevrátíte, zůstane na kontě a sám zaplatí jeho další předpis. Vracet se
        vyplatí hlavně těm, kdo už v domě nejsou.
      </Note>
      {banks?.length === 0 ? <NoBank /> : null}
      <RowChips
        label="Výběr přeplatků"
        choices={overpaymentChoices}
        rows={data?.values}
        value={filter}
        onChange={narrow}
      />
      <DataTable
        id="overpayments"
        label="Přeplatky kont"
        rows={data && overpaymentChoices.kept(data.values, filter)}
        columns={overpaymentColumns(unit_id)}
        rowKey={rowKey}
        searchIn={textsOf}
        seek={{ placeholder: 'Prostor, jméno, VS', label: 'Hledat přeplatek' }}
        isDimmed={isTaken}
        emptyAction={<AllRowsButton onChange={narrow} />}
        renderPicked={(rows) => (
          <Button
            leftSection={<IconCashMoveBack size="1.125rem" aria-hidden="true" />}
            disabled={!rows.some(isFree) || banks === undefined || banks.length === 0}
            onClick={() => setChosen(rows.filter(isFree))}
          >
            Vrátit vybrané…
          </Button>
        )}
      />
      {chosen === undefined || banks === undefined ? null : (
        <BatchForm
          unit_id={unit_id}
          rows={chosen}
          banks={banks}
          onMade={(batch) => go({ tab: 'batches', batch })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

function NothingOver() {
  return (
    <EmptyState
      icon="refund"
      title="Žádné konto nemá přeplatek"
      text="Až někdo zaplatí víc, než se mu předepsalo, bude tu jeho konto. Přeplatek jinak sám zaplatí další předpis."
    />
  );
}

function NoBank() {
  return (
    <p className={styles.rest}>
      Vracet půjde, až bude mít jednotka bankovní účet, ze kterého se zaplatí.{' '}
      <InnerLink href={`${paths.MoneyBank}?tab=accounts`}>Založit účet</InnerLink>
    </p>
  );
}
