import { Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { accountRateFields, accountRateRecord } from '#contract/money/account-rate-record.ts';
import type { AccountRate } from '#contract/money/account-rates.ts';
import { emptyOf } from '#contract/record.ts';
import { agreedRateDoubt } from '#contract/rules/agreed-rate.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { Note } from '#web/ui/Note.tsx';
import { listColumns } from '#web/values/list-columns.ts';
import styles from '../arrears.module.css';
import { useAccountRates } from '../arrears.queries.ts';
import { percentText } from '../words.ts';
import { rateKindOf, type OfAccount, type RateValues } from './rate-kind.tsx';

const rowKey = ({ account_rate_id }: AccountRate) => account_rate_id;

const columnsFor = (where: OfAccount): readonly Column<AccountRate>[] => [
  ...listColumns<AccountRate>(accountRateRecord, {
    agreed_rate: {
      render: ({ agreed_rate }) =>
        agreed_rate === null ? 'už není sjednaná' : percentText(agreed_rate),
    },
  }),
  {
    text: 'Upozornění',
    id: 'doubt',
    width: 210,
    value: (rate) => (agreedRateDoubt(rate, where) === null ? '' : 'vyšší než zákonná, § 2239 OZ'),
  },
];

interface AccountRatesProps {
  unit_id: number;
  ledger_account_id: number;
  /** The people and the space of the account. */
  whose: string;
}

/** The rates of late interest that the contract of the account has agreed; who manages the client writes them. */
export function AccountRates({ whose, ...of }: AccountRatesProps) {
  const { data, error, refetch } = useAccountRates(of);
  const manages = useManagesClient();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined || (!manages && data.values.length === 0)) return null;
  const { values, rents_flat, lawful } = data;
  const where = { ...of, rents_flat, lawful };
  return (
    <section className={styles.part} aria-labelledby="account-rates">
      <h2 className={styles.heading} id="account-rates">
        Sazba úroku podle smlouvy
      </h2>
      <Note>
        Má přednost před sazbou jednotky i zákona. Platí pro prodlení, která začala v den sazby nebo
        později; starší předpisy si nechají svou.
      </Note>
      {manages ? (
        <Written where={where} rows={values} whose={whose} />
      ) : (
        <Read where={where} rows={values} />
      )}
    </section>
  );
}

interface RatesProps {
  where: OfAccount;
  rows: readonly AccountRate[];
}

const table = { id: 'account-rates', label: 'Sazby úroku podle smlouvy' } as const;

function Read({ where, rows }: RatesProps) {
  const columns = useMemo(() => columnsFor(where), [where]);
  return <DataTable {...table} rows={rows} columns={columns} rowKey={rowKey} />;
}

function Written({ where, rows, whose }: RatesProps & { whose: string }) {
  const kind = useMemo(() => rateKindOf(whose), [whose]);
  const [open, setOpen] = useState<number>();
  const columns = useMemo(() => columnsFor(where), [where]);
  const list = useRecordList<AccountRate, RateValues>({ rows, rowKey, open, onOpen: setOpen });
  const create = (
    <CreateButton
      text="Přidat sazbu podle smlouvy"
      onClick={() => list.create(() => emptyOf(accountRateFields))}
    />
  );
  return (
    <>
      {rows.length === 0 ? (
        <Group>{create}</Group>
      ) : (
        <RecordTable
          {...table}
          list={list}
          columns={columns}
          activateLabel="Upravit"
          toolbar={<TableActions>{create}</TableActions>}
        />
      )}
      <RecordDialogs kind={kind} where={where} list={list} />
    </>
  );
}
