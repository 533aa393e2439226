import { useMemo } from 'react';
import type { Debt, LateClaim } from '#contract/money/arrears-interest.ts';
import { claimText } from '#contract/money/debt-text.ts';
import { creditSentence } from '#contract/rules/crediting.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { moneyColumn } from '#web/table/money-column.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './arrears.module.css';
import { claimChoices, claimFilter, filteredClaims } from './claim-filters.ts';
import type { ArrearsPart } from './place.ts';
import { percentText } from './words.ts';

/** Id of the section of late claims. */
export const LATE_CLAIMS = 'late-claims';

const claimKey = ({ ledger_claim_id }: LateClaim) => ledger_claim_id;

/** Why there is no interest; empty where there is some. */
function reasonOf({ bears, interest }: LateClaim): string {
  if (!bears) return 'z úroku se úrok nepočítá';
  return interest === null ? 'sazba ČNB není známa' : '';
}

const claimColumns: readonly Column<LateClaim>[] = [
  {
    text: 'Předpis',
    id: 'claim',
    value: 'name',
    sortable: true,
    width: 200,
    fixed: true,
    telling: true,
    onCard: claimText,
  },
  {
    text: 'Za měsíc',
    value: 'for_month',
    sortable: true,
    width: 120,
    render: ({ for_month }) => (for_month === null ? '' : monthText(for_month)),
  },
  {
    text: 'Splatnost',
    value: 'due_on',
    sortable: true,
    width: 105,
    render: ({ due_on }) => formatDate(due_on),
  },
  {
    text: 'Prodlení od',
    value: 'late_from',
    sortable: true,
    width: 110,
    render: ({ late_from }) => formatDate(late_from),
  },
  moneyColumn({ text: 'Částka', id: 'amount', of: ({ amount }) => amount, isSummed: true }),
  moneyColumn({
    text: 'Nezaplaceno',
    id: 'unpaid',
    of: ({ unpaid }) => unpaid,
    isSummed: true,
    telling: true,
    render: ({ unpaid }) => (unpaid === 0 ? 'zaplaceno pozdě' : formatMoney(unpaid)),
  }),
  moneyColumn({
    text: 'Úrok',
    id: 'interest',
    of: ({ bears, interest }) => (bears ? interest : null),
    isSummed: true,
    telling: true,
    render: (claim) =>
      reasonOf(claim) === '' ? formatMoney(claim.interest ?? 0) : reasonOf(claim),
  }),
];

/** Claims that are late, and those that were paid late, with the interest on each. */
export function LateClaims({ debt, place, go }: ArrearsPart & { debt: Debt }) {
  const { claims, credit_order } = debt;
  const filter = claimFilter(place.claims);
  return (
    <section className={styles.part} id={LATE_CLAIMS} aria-labelledby="late-claims-heading">
      <h2 className={styles.heading} id="late-claims-heading">
        Předpisy v prodlení
      </h2>
      <Note>
        {creditSentence[credit_order]} Úrok běží ode dne po splatnosti do dne zaplacení včetně;
        zaokrouhluje se na haléře jednou za každý předpis.
      </Note>
      <FilterChips
        label="Výběr předpisů v prodlení"
        choices={claimChoices(claims)}
        value={filter}
        onChange={(name) => go({ claims: name === 'all' ? undefined : name }, { replace: true })}
      />
      <DataTable
        id="late-claims"
        label="Předpisy v prodlení"
        rows={filteredClaims(claims, filter)}
        columns={claimColumns}
        rowKey={claimKey}
      />
    </section>
  );
}

type Line = LateClaim['lines'][number] & { readonly id: number; readonly text: string };

const lineKey = ({ id, from }: Line) => `${id} ${from}`;

/** By what the rate is: 'ČNB 3,50 % k 1. 1. 2026', or where it was agreed. */
const baseText = ({ base_rate, rate_day, rate_by, rate_source }: Line): string =>
  base_rate === null || rate_day === null
    ? `${rate_by === 'contract' ? 'podle smlouvy' : 'sjednaná'}: ${rate_source}`
    : `ČNB ${percentText(base_rate)} k ${formatDate(rate_day)}`;

const lineColumns: readonly Column<Line>[] = [
  {
    text: 'Předpis',
    value: 'text',
    sortable: true,
    width: 200,
    fixed: true,
    telling: true,
    onCard: ({ text, from, to }) => `${text}: ${formatDate(from)} – ${formatDate(to)}`,
  },
  {
    text: 'Od',
    value: 'from',
    sortable: true,
    width: 105,
    render: ({ from }) => formatDate(from),
  },
  { text: 'Do', value: 'to', sortable: true, width: 105, render: ({ to }) => formatDate(to) },
  { text: 'Dní', value: 'days', sortable: true, width: 60, align: 'right' },
  moneyColumn({ text: 'Z částky', id: 'principal', of: ({ principal }) => principal }),
  {
    text: 'Sazba',
    value: 'rate',
    sortable: true,
    width: 90,
    align: 'right',
    decimals: 2,
    telling: true,
    render: ({ rate }) => percentText(rate),
  },
  { text: 'Podle', id: 'base', value: baseText, width: 170 },
  { text: 'Rok má dní', value: 'year_days', width: 95, align: 'right', hiddenFirst: true },
  moneyColumn({
    text: 'Úrok',
    id: 'interest',
    of: ({ interest }) => interest,
    telling: true,
  }),
];

/** The interest line by line: from, to, days, of what, by which rate. */
export function InterestLines({ debt: { claims } }: { debt: Debt }) {
  const rows = useMemo(
    () =>
      claims.flatMap((claim) =>
        claim.lines.map((line) => ({
          ...line,
          id: claim.ledger_claim_id,
          text: claimText(claim),
        })),
      ),
    [claims],
  );
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="interest-lines">
      <h2 className={styles.heading} id="interest-lines">
        Úrok po dnech
      </h2>
      <Note>
        Každý den se počítá jako 1/365, v přestupném roce 1/366 ročního úroku. Řádky jsou
        zaokrouhlené každý zvlášť, jejich součet se od úroku předpisu může lišit o haléře.
      </Note>
      <DataTable
        id="interest-lines"
        label="Úrok z prodlení po dnech"
        rows={rows}
        columns={lineColumns}
        rowKey={lineKey}
      />
    </section>
  );
}
