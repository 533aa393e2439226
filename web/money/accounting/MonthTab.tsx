import { Skeleton } from '@mantine/core';
import type { AccountingMonth, AccountingTotal } from '#contract/money/accounting.ts';
import { lastMonth, monthText } from '#contract/rules/month-info.ts';
import { formatDateTime, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import { MonthChoice } from '../MonthChoice.tsx';
import styles from '../money.module.css';
import { useAccountingMonth } from './accounting.queries.ts';
import { Exports } from './Exports.tsx';
import { LinesDialog } from './LinesDialog.tsx';
import type { AccountingPlace, GoAccounting } from './place.ts';
import { PohodaActions } from './PohodaActions.tsx';
import { totalColumns } from './total-columns.tsx';
import { codeText, newText } from './words.ts';

interface MonthTabProps {
  unit_id: number;
  place: AccountingPlace;
  go: GoAccounting;
}

/** One month: its balances, totals by accounts, and the files made of it. */
export function MonthTab({ unit_id, place, go }: MonthTabProps) {
  const month = place.month ?? lastMonth(todayInPrague());
  const { data, error, refetch } = useAccountingMonth(unit_id, month);
  return (
    <div className={styles.part}>
      <MonthChoice
        label="Měsíc účetnictví"
        month={month}
        known={[]}
        onChange={(next) => go({ month: next, kind: undefined, name: undefined })}
      />
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
      <Balances month={month} />
      <PohodaActions key={month.month} month={month} />
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
        emptyAction={<span>V tomto měsíci není nic zaúčtováno.</span>}
      />
      <Exports month={month} />
      {opened === undefined ? null : (
        <LinesDialog unit_id={month.unit_id} month={month.month} total={opened} onClose={close} />
      )}
    </>
  );
}

/** From the opening to the closing balance, which is counted in two ways. */
function Balances({ month }: { month: AccountingMonth }) {
  const { opening, claimed, paid, closing, of_accounts, unassigned, closed_at } = month;
  const isAgreed = closing === of_accounts - unassigned;
  return (
    <Summary>
      <Fact label="Počáteční zůstatek">
        <span className="k-figures">{formatMoney(opening)}</span>
        <FactNote>kolik konta dlužila před měsícem</FactNote>
      </Fact>
      <Fact label="Předepsáno">
        <span className="k-figures">{formatMoney(claimed)}</span>
      </Fact>
      <Fact label="Zaplaceno">
        <span className="k-figures">{formatMoney(paid)}</span>
      </Fact>
      <Fact label="Konečný zůstatek">
        <span className="k-figures">{formatMoney(closing)}</span>
        <FactNote>
          {isAgreed
            ? `souhlasí se součtem kont ${formatMoney(of_accounts)}${unassigned === 0 ? '' : ` bez nepřiřazených ${formatMoney(unassigned)}`}`
            : `nesouhlasí se součtem kont ${formatMoney(of_accounts)}, zavolejte podporu`}
        </FactNote>
      </Fact>
      <Fact label="Uzávěrka">
        {closed_at === null ? 'měsíc je otevřený' : `uzavřeno ${formatDateTime(closed_at)}`}
        {closed_at === null ? <FactNote>ještě se do něj může něco zapsat</FactNote> : null}
      </Fact>
      <Fact label="Předáno do účetnictví">{newText(month)}</Fact>
    </Summary>
  );
}
