import { Skeleton } from '@mantine/core';
import type { AccountingMonth, AccountingTotal } from '#contract/money/accounting.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { MonthChoice } from '../MonthChoice.tsx';
import styles from '../money.module.css';
import { useAccountingMonth } from './accounting.queries.ts';
import { Balances } from './Balances.tsx';
import { Exports } from './Exports.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import { lookedMonth, type AccountingPlace, type GoAccounting } from './place.ts';
import { PohodaActions } from './PohodaActions.tsx';
import { totalColumns } from './total-columns.tsx';
import { codeText } from './words.ts';

interface MonthTabProps {
  unit_id: number;
  place: AccountingPlace;
  go: GoAccounting;
}

/** One month: its totals by accounts, and the files made of it. */
export function MonthTab({ unit_id, place, go }: MonthTabProps) {
  const month = lookedMonth(place);
  const asCards = useScreen('phone');
  const { data, error, refetch } = useAccountingMonth(unit_id, month);
  return (
    <div className={styles.part}>
      <MonthChoice
        label="Měsíc účetnictví"
        month={month}
        known={[]}
        onChange={(next) => go({ month: next, kind: undefined, name: undefined })}
      />
      {/* A phone folds them over the tabs. */}
      {asCards ? null : <Balances unit_id={unit_id} month={month} />}
      {data !== undefined ? (
        <MonthOf month={data} place={place} go={go} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const totalKey = ({ kind, name }: AccountingTotal) => `${kind} ${name}`;
const textsOfTotal = (total: AccountingTotal) => [codeText(total), total.posting, total.centre];

interface MonthOfProps {
  month: AccountingMonth;
  place: AccountingPlace;
  go: GoAccounting;
}

function MonthOf({ month, place: { kind, name }, go }: MonthOfProps) {
  const opened = month.totals.find((total) => total.kind === kind && total.name === name);
  const close = () => go({ kind: undefined, name: undefined }, { replace: true });
  return (
    <>
      <DataTable
        id="accounting-totals"
        label={`Účetnictví, ${monthText(month.month)}`}
        rows={month.totals}
        columns={totalColumns(month)}
        rowKey={totalKey}
        onActivate={(total) => go({ kind: total.kind, name: total.name })}
        activateLabel="Zobrazit doklady"
        searchIn={textsOfTotal}
        seek={{ placeholder: 'Položka, předkontace', label: 'Hledat položku' }}
        toolbar={<PohodaActions key={month.month} month={month} />}
        emptyText="V tomto měsíci není nic zaúčtováno. Sečtou se tu předpisy, platby a storna měsíce, jakmile nějaké budou."
      />
      <Exports month={month} />
      {opened === undefined ? null : (
        <LinesDialog unit_id={month.unit_id} month={month.month} total={opened} onClose={close} />
      )}
    </>
  );
}
