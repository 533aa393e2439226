import type { AccountPayment } from '#contract/money/account-papers.ts';
import { lackingText, paymentFacts } from '#contract/money/account-paper-text.ts';
import { drawQr } from '#web/ui/qr.ts';
import styles from './account-papers.module.css';

/** What is to be paid and how, with the code by which a phone pays it. */
export function PaymentCode({ balance, payment }: { balance: number; payment: AccountPayment }) {
  return (
    <PaymentPanel
      facts={paymentFacts({ balance, payment })}
      spayd={payment.spayd}
      lacking={lackingText(payment)}
    />
  );
}

interface PaymentPanelProps {
  /** The first says what it is all about. */
  facts: readonly { readonly name: string; readonly value: string }[];
  spayd: string | null;
  /** Why there is no code; empty where nothing is to be told. */
  lacking: string;
  /** Whether the first fact is what the whole page comes to. */
  isLarge?: true;
}

/** Facts of a payment with its code beside them. */
export function PaymentPanel({ facts, spayd, lacking, isLarge }: PaymentPanelProps) {
  return (
    <>
      <div className={styles.pay}>
        <dl className={styles.facts} data-large={isLarge}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {spayd === null ? null : <Code spayd={spayd} />}
      </div>
      {lacking === '' ? null : <p className={styles.dimmed}>{lacking}</p>}
    </>
  );
}

function Code({ spayd }: { spayd: string }) {
  const { size, path } = drawQr(spayd);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR kód platby; částka, účet a symbol jsou vypsané vedle něj"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className={styles.caption}>QR platba</figcaption>
    </figure>
  );
}
