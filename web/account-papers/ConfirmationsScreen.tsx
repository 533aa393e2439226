import { Button } from '@mantine/core';
import type { DebtConfirmation } from '#contract/money/debt-confirmations.ts';
import type { Unit } from '#contract/units.ts';
import { useConfirmations } from '#web/core/account-papers/papers.queries.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { confirmationColumns, spaceText } from './confirmation-columns.tsx';
import { ConfirmationRecord } from './ConfirmationRecord.tsx';
import { useConfirmationsPlace } from './place.ts';

const TITLE = 'Potvrzení o dluzích';
const rowKey = ({ debt_confirmation_id }: DebtConfirmation) => debt_confirmation_id;
const textsOf = (row: DebtConfirmation) => [
  row.number,
  spaceText(row),
  row.names,
  row.requester_name,
];

/** Confirmations of debts that the unit has issued for sales (route DebtConfirmations). */
export function ConfirmationsScreen() {
  return <UnitScreen title={TITLE}>{(unit) => <Confirmations unit={unit} />}</UnitScreen>;
}

function Confirmations({ unit: { unit_id, name } }: { unit: Unit }) {
  const { place, go } = useConfirmationsPlace();
  const { data, error, refetch } = useConfirmations(unit_id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const opened = data?.values.find((row) => rowKey(row) === place.confirmation);
  return (
    <Page title={TITLE} note={name}>
      {data?.values.length === 0 ? (
        <EmptyState
          icon="wallet"
          title="Zatím žádné potvrzení nebylo vydáno"
          text={
            'Potvrzení o dluzích při prodeji jednotky (§\u00A01186 občanského zákoníku) se vydá z\u00A0konta prostoru tlačítkem Potvrzení o dluzích.'
          }
          action={
            <Button component={InnerLink} href={paths.Ledger}>
              Otevřít konta
            </Button>
          }
        />
      ) : (
        <DataTable
          id="debt-confirmations"
          label={TITLE}
          rows={data?.values}
          columns={confirmationColumns}
          rowKey={rowKey}
          searchIn={textsOf}
          isDimmed={({ revoked }) => revoked !== ''}
          onActivate={(row) => go({ unit: unit_id, confirmation: rowKey(row) })}
          activateLabel="Otevřít potvrzení"
          seek={{ placeholder: 'Číslo, prostor, jméno', label: 'Hledat potvrzení' }}
        />
      )}
      {opened === undefined ? null : (
        <ConfirmationRecord
          key={rowKey(opened)}
          confirmation={opened}
          onClose={() => go({ confirmation: undefined }, { replace: true })}
        />
      )}
    </Page>
  );
}
