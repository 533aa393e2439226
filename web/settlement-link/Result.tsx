import { lackingText, placeText } from '#contract/money/account-paper-text.ts';
import {
  correctionTexts,
  daysText,
  partText,
  statementFacts,
} from '#contract/settlement/statement-text.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { PaymentPanel } from '#web/core/account-papers/PaymentCode.tsx';
import { formatDate } from '#web/lib/czech.ts';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

interface ResultProps {
  statement: OpenedStatement;
}

/** Whose statement it is, whether it still holds, what it came to and how that is paid. */
export function Result({ statement }: ResultProps) {
  return (
    <>
      {statement.is_superseded ? (
        <p className={styles.superseded} role="status">
          <strong>Toto vyúčtování nahradila oprava.</strong> Neplaťte podle něj, platí novější,
          které vám správce domu poslal.
        </p>
      ) : null}
      <Place statement={statement} />
      <Changes statement={statement} />
      <Payment statement={statement} />
    </>
  );
}

function Place({ statement }: ResultProps) {
  const { names, space_name, unit_name, period_from, period_to, issued_on } = statement;
  return (
    <div className={page.place}>
      <strong>{names}</strong>
      <span>{[`Prostor ${space_name}`, placeText(statement)].filter(Boolean).join(', ')}</span>
      <span className={page.dimmed}>{unit_name}</span>
      <span className={page.dimmed}>
        {`Za období ${daysText(period_from, period_to)}, vystaveno ${formatDate(issued_on)}`}
      </span>
    </div>
  );
}

/** What a correction changes, and for which days a recipient of a part of the period pays. */
function Changes({ statement }: ResultProps) {
  const part = partText(statement);
  const told = [...correctionTexts(statement), ...(part === '' ? [] : [part])];
  return told.map((text) => (
    <p key={text} className={page.text}>
      {text}
    </p>
  ));
}

/** By what no longer holds nothing is to be paid, so it has no code. */
function Payment({ statement }: ResultProps) {
  const { payment, is_superseded } = statement;
  const isPaid = payment.to_pay > 0 && !is_superseded;
  return (
    <PaymentPanel
      facts={statementFacts(statement)}
      spayd={isPaid ? payment.spayd : null}
      lacking={isPaid ? lackingText(payment) : ''}
      isLarge
    />
  );
}
