import type { ResultOf } from '#contract/endpoint.ts';
import type { computeLateDebts } from '#contract/late-interest.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { PrintButton } from './PrintButton.tsx';
import { feeWords } from './rate-words.ts';
import styles from './rates.module.css';

type Found = ResultOf<typeof computeLateDebts>;
type Debt = Found['debts'][number];

/** What is left of the debts and of their interest on the last day. */
export function CountedDebts({ found: { debts, until, overpaid } }: { found: Found }) {
  const sum = (of: (debt: Debt) => number) => debts.reduce((total, debt) => total + of(debt), 0);
  const principal = sum(({ principal_left }) => principal_left);
  const interest = sum(({ interest_left }) => interest_left);
  const lates = debts.flatMap(({ late }) => late ?? []);
  return (
    <>
      <p className={styles.sum}>
        K {formatDate(until)} zbývá{' '}
        <span className="k-figures">{formatMoney(principal + interest)}</span>
      </p>
      <p>
        Jistina {formatMoney(principal)}, úrok z prodlení {formatMoney(interest)}.
        {overpaid > 0 ? ` Přeplaceno ${formatMoney(overpaid)}.` : ''}
      </p>
      <ul className={styles.parts}>
        {debts.map((debt) => (
          <li key={`${debt.due_day} ${debt.principal}`}>
            <span className="k-figures">{formatMoney(debt.principal)}</span>, {dueWords(debt)}
            <br />
            {debt.late === null
              ? 'bez prodlení'
              : `prodlení ${debt.late.days} ${czechPlural(debt.late.days, 'den', 'dny', 'dnů')}, úrok ${formatMoney(debt.late.interest)}`}
            ; zbývá jistina {formatMoney(debt.principal_left)} a úrok{' '}
            {formatMoney(debt.interest_left)}
            <DelayFee late={debt.late} />
          </li>
        ))}
      </ul>
      {lates.length > 0 ? <PrintButton lates={lates} /> : null}
    </>
  );
}

function dueWords({ due_day, due_on }: Debt): string {
  const due = `splatnost ${formatDate(due_day)}`;
  return due_on === due_day ? due : `${due}, posunutá na ${formatDate(due_on)} (§ 607)`;
}

function DelayFee({ late }: Pick<Debt, 'late'>) {
  if (late === null || late.delay_fee === null) return null;
  return (
    <>
      <br />U nájemného a služeb místo úroku poplatek z prodlení {formatMoney(late.delay_fee)}:{' '}
      {feeWords(late.delay_from)}
    </>
  );
}
