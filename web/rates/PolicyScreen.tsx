import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import type { PolicyKind, PolicyRate } from '#contract/rates.ts';
import { StepChart } from '#web/chart/StepChart.tsx';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { useSession } from '#web/session/session.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Page } from '#web/ui/Page.tsx';
import { AdminTools } from './AdminTools.tsx';
import { DataAge } from './DataAge.tsx';
import { LateDebts } from './LateDebts.tsx';
import { LateInterest } from './LateInterest.tsx';
import { policyValues } from './hand-form.ts';
import { useRatesPlace } from './place.ts';
import type { GoInRates, RatesPlace } from './place.ts';
import { policyColumns } from './policy-columns.tsx';
import { policyRateKind } from './policy-kind.tsx';
import { originOf, policyWords } from './rate-words.ts';
import { usePolicyRates } from './rates.queries.ts';
import styles from './rates.module.css';

/** The repo rate (route /auxiliaries/cnbrepo). */
export function RepoScreen() {
  return <PolicyScreen kind="repo" />;
}

/** The discount rate (route /auxiliaries/cnbdiscount). */
export function DiscountScreen() {
  return <PolicyScreen kind="discount" />;
}

const rowKey = (row: PolicyRate) => row.valid_from;

const searchIn = (row: PolicyRate) => [
  formatDate(row.valid_from),
  formatNumber(row.rate),
  originOf(row, 2),
];

function PolicyScreen({ kind }: { kind: PolicyKind }) {
  const { place, go } = useRatesPlace();
  const { data, error, refetch } = usePolicyRates(kind);
  const { title, note } = policyWords[kind];
  const rows = data?.values;
  return (
    <Page
      title={title}
      note={note}
      action={<AdminTools source={kind} onPut={() => go({ edit: 'new' })} />}
    >
      <DataAge source={kind} />
      {error === null ? (
        <div className={styles.columns}>
          <Graph kind={kind} rows={rows} />
          <div className={styles.side}>
            <LateInterest />
            <LateDebts />
          </div>
          <div className={styles.table}>
            <History kind={kind} rows={rows} place={place} go={go} />
          </div>
        </div>
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      <HandRate kind={kind} rows={rows} place={place} go={go} />
    </Page>
  );
}

interface RowsProps {
  kind: PolicyKind;
  rows: readonly PolicyRate[] | undefined;
}

function Graph({ kind, rows }: RowsProps) {
  const { label } = policyWords[kind];
  const points = useMemo(
    () => (rows ?? []).map(({ valid_from, rate }) => ({ day: valid_from, value: rate })),
    [rows],
  );
  return (
    <section className={`${styles.graph} ${styles.panel}`}>
      {rows === undefined ? (
        <Skeleton height={240} />
      ) : (
        <StepChart
          label={label}
          series={[{ name: label, points }]}
          unit="%"
          decimals={2}
          to={todayInPrague()}
        />
      )}
    </section>
  );
}

interface HistoryProps extends RowsProps {
  place: RatesPlace;
  go: GoInRates;
}

function History({ kind, rows, place, go }: HistoryProps) {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const columns = policyColumns(
    isAdmin ? (row) => go({ row: row.valid_from, edit: 'row' }) : undefined,
  );
  return (
    <DataTable
      id={`rates-${kind}`}
      label={policyWords[kind].label}
      isOfClient
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      marked={place.row}
      searchIn={searchIn}
      seek={{ placeholder: 'Hledat den nebo sazbu' }}
      onSelect={(row) => go({ row: row.valid_from })}
    />
  );
}

/** The dialog over a rate put by hand, where the address asks for it. */
function HandRate({ kind, rows, place: { edit, row }, go }: HistoryProps) {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const isNew = edit === 'new';
  const edited =
    edit === 'row'
      ? rows?.find((rate) => rate.valid_from === row && rate.source === 'hand')
      : undefined;
  if (!isAdmin || (!isNew && edited === undefined)) return null;
  return (
    <RecordDialog
      key={isNew ? 'new' : row}
      kind={policyRateKind}
      where={kind}
      record={edited}
      initial={policyValues(edited, todayInPrague())}
      onSaved={({ valid_from }) => go({ row: valid_from, edit: undefined })}
      onClose={() => go({ edit: undefined })}
    />
  );
}
