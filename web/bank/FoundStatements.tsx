import type { ReactNode } from 'react';
import type { BankPreview } from '#contract/money/bank-statements.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { balanceText, formatWords, movementsText, statementText } from './bank-words.ts';
import styles from './bank.module.css';

/** What a file holds, before any of it is accepted. */
export function FoundStatements({ found }: { found: readonly BankPreview[] }) {
  return (
    <div className={styles.part}>
      {found.map((one) => (
        <FoundStatement
          key={[one.bank_account_id, one.number, one.from_on, one.to_on, one.opening].join()}
          found={one}
        />
      ))}
    </div>
  );
}

function FoundStatement({ found }: { found: BankPreview }) {
  const { movements_count, doubled_count } = found;
  return (
    <section aria-label={statementText(found)}>
      <h2 className={styles.heading}>{statementText(found)}</h2>
      {found.is_known ? <p className={styles.warning}>Tento výpis už byl přijat.</p> : null}
      <Facts>
        <Pair name="Účet">{found.account_name}</Pair>
        <Pair name="Formát">{formatWords[found.format]}</Pair>
        <Pair name="Počáteční zůstatek">{balanceText(found.opening)}</Pair>
        <Pair name="Přišlo">{formatMoney(found.credit)}</Pair>
        <Pair name="Odešlo">{formatMoney(found.debit)}</Pair>
        <Pair name="Konečný zůstatek">{balanceText(found.closing)}</Pair>
        <Pair name="Pohyby">
          {doubled_count === 0
            ? movementsText(movements_count)
            : `${movementsText(movements_count)}, z toho ${doubled_count} už z jiného výpisu`}
        </Pair>
      </Facts>
    </section>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
