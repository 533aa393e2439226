import type { ConfirmationContent } from '#contract/money/debt-confirmations.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';

interface Amount {
  readonly name: string;
  readonly note: string;
  readonly amount: number;
}

const namedOf = ({ name, for_month }: { name: string; for_month: string | null }) =>
  for_month === null ? name : `${name}, ${monthText(for_month)}`;

/** What is owed by kinds, with what was returned over what came. */
const kindsOf = ({ kinds, returned }: ConfirmationContent): readonly Amount[] => [
  ...kinds.map(({ name, left, since }) => ({
    name,
    note: `splatné od ${formatDate(since)}`,
    amount: left,
  })),
  ...(returned > 0 ? [{ name: 'Vráceno nad přijaté platby', note: '', amount: returned }] : []),
];

/** The same claim by claim. */
const debtsOf = ({ debts }: ConfirmationContent): readonly Amount[] =>
  debts.map((debt) => ({
    name: namedOf(debt),
    note: `splatné ${formatDate(debt.due_on)}, předepsáno ${formatMoney(debt.amount)}`,
    amount: debt.left,
  }));

const interestOf = ({ interest }: ConfirmationContent): readonly Amount[] =>
  interest.flatMap((one) =>
    one.interest === null
      ? []
      : [
          {
            name: namedOf(one),
            note: one.left === 0 ? 'zaplaceno pozdě' : `z dlužných ${formatMoney(one.left)}`,
            amount: one.interest,
          },
        ],
  );

const advancesOf = ({ advances }: ConfirmationContent): readonly Amount[] =>
  advances.map(({ name, months, claimed }) => ({
    name,
    note: `měsíců: ${months}`,
    amount: claimed,
  }));

/** The amounts of a confirmation: debts, interest, what was claimed since the settlement that is to come. */
export function ConfirmedAmounts({ content }: { content: ConfirmationContent }) {
  const { debts_sum, interest_sum, advances_sum, unsettled_since, overpaid } = content;
  return (
    <>
      <Amounts
        title="Splatné dluhy"
        rows={kindsOf(content)}
        parts={debtsOf(content)}
        sum={debts_sum}
      />
      <Amounts title="Úrok z prodlení" parts={interestOf(content)} sum={interest_sum} />
      <Amounts
        title={`Předepsané zálohy a příspěvky od ledna ${unsettled_since}`}
        rows={advancesOf(content)}
        sum={advances_sum}
      />
      {overpaid === 0 ? null : (
        <p className={page.text}>{`Přeplatek ke stejnému dni: ${formatMoney(overpaid)}.`}</p>
      )}
    </>
  );
}

interface AmountsProps {
  title: string;
  rows?: readonly Amount[];
  /** The same claim by claim, folded: there may be many. */
  parts?: readonly Amount[];
  /** Null where something of it is not known. */
  sum: number | null;
}

function Amounts({ title, rows = [], parts = [], sum }: AmountsProps) {
  if (rows.length === 0 && parts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <AmountLine key={row.name} {...row} />
        ))}
        <li className={styles.line}>
          <strong>Celkem</strong>
          <strong>{sum === null ? 'není známo' : formatMoney(sum)}</strong>
        </li>
      </ul>
      {parts.length === 0 ? null : (
        <details className={styles.parts}>
          <summary>{`Po předpisech (${parts.length})`}</summary>
          <ul className={styles.lines}>
            {parts.map((part) => (
              <AmountLine key={`${part.name} ${part.note}`} {...part} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function AmountLine({ name, note, amount }: Amount) {
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span>{formatMoney(amount)}</span>
      <span className={page.dimmed}>{note}</span>
    </li>
  );
}
