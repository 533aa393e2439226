import { Button, NativeSelect, Title } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubmitEvent } from 'react';
import { day } from '#contract/fields.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { CountedDebts } from './CountedDebts.tsx';
import { MoneyRows, type MoneyRow } from './MoneyRows.tsx';
import { useLateDebts } from './rates.queries.ts';
import styles from './rates.module.css';

const orders = [
  { value: 'interest', label: 'nejdřív úrok, pak jistina (§ 1932 odst. 1)' },
  { value: 'principal', label: 'nejdřív jistina: spotřebitel v prodlení (§ 1932 odst. 2)' },
] as const;

const empty: MoneyRow = { amount: '', day: null };

/** Several debts with part payments; nothing of it is kept. */
export function LateDebts() {
  const [debts, setDebts] = useState<readonly MoneyRow[]>([empty]);
  const [payments, setPayments] = useState<readonly MoneyRow[]>([]);
  const [until, setUntil] = useState<string | null>(null);
  const [order, setOrder] = useState<'interest' | 'principal'>('interest');
  const [wasSent, setSent] = useState(false);
  const computing = useLateDebts();
  const isUntil = until === null || day.safeParse(until).success;
  const compute = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setSent(true));
    const [owed, paid] = [debts.map(readRow), payments.map(readRow)];
    const isWhole = [...owed, ...paid].every((row) => row !== null);
    if (!isWhole || !isUntil) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    computing.mutate({
      body: {
        debts: owed.flatMap((row) => (row ? [{ principal: row.hellers, due_day: row.day }] : [])),
        payments: paid.flatMap((row) => (row ? [{ amount: row.hellers, paid_day: row.day }] : [])),
        until,
        order,
      },
    });
  };
  return (
    <section className={styles.panel} aria-label="Více dluhů a částečné platby">
      <Title order={2} className={styles.heading ?? ''}>
        Více dluhů a částečné platby
      </Title>
      <form className={styles.inputs} noValidate onSubmit={compute}>
        <MoneyRows
          name="Dluh"
          dayLabel="Splatnost"
          rows={debts}
          onRows={setDebts}
          {...{ wasSent }}
          least={1}
        />
        <MoneyRows
          name="Platba"
          dayLabel="Zaplaceno"
          rows={payments}
          onRows={setPayments}
          {...{ wasSent }}
          least={0}
        />
        <DateInput
          label="Počítat do dne"
          description="Nechte prázdné pro dnešek"
          value={until}
          error={wasSent && !isUntil ? 'Zadejte datum' : undefined}
          onChange={setUntil}
        />
        <NativeSelect
          label="Platba se započítá"
          description="Nejdřív na dluh, který byl splatný nejdřív (§ 1933)"
          data={[...orders]}
          value={order}
          onChange={({ currentTarget: { value } }) =>
            setOrder(value === 'principal' ? 'principal' : 'interest')
          }
        />
        <div>
          <Button type="submit" loading={computing.isPending}>
            Spočítat dluhy
          </Button>
        </div>
      </form>
      <ErrorLine error={computing.error} />
      <div className={styles.result} aria-live="polite">
        {computing.data === undefined ? null : <CountedDebts found={computing.data} />}
      </div>
    </section>
  );
}

/** A typed row in hellers; null while it is not whole. */
function readRow({ amount, day: on }: MoneyRow): { hellers: number; day: string } | null {
  const crowns = parseCzechNumber(amount);
  if (crowns === null || crowns <= 0 || on === null || !day.safeParse(on).success) return null;
  return { hellers: Math.round(crowns * 100), day: on };
}
