import type { LedgerPayment } from '#contract/money/payments.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { reasonText } from './offer-words.ts';
import { partsText } from './payment-parts.ts';
import { paymentMark, wayText } from './words.ts';

/** What is known of the payment; what was not told is left out. */
export function PaymentFacts({ payment }: { payment: LedgerPayment }) {
  const { way, variable_symbol, payer_name, payer_account, message, note } = payment;
  const payer = [payer_name, payer_account].filter((part) => part !== '').join(', ');
  const isParked = payment.is_parked && payment.unassigned !== 0;
  const told = [
    ['Stav', [paymentMark(payment), isParked ? 'odloženo' : ''].filter((one) => one !== '').join()],
    ['Jak přišla', wayText(way)],
    ['Variabilní symbol', variable_symbol],
    ['Konstantní symbol', payment.constant_symbol],
    ['Specifický symbol', payment.specific_symbol],
    ['Plátce', payer],
    ['Zpráva', message],
    ['Poznámka', note],
    ['Rozpoznáno', reasonText(payment)],
    ['Přiřazeno', payment.is_reversed ? partsText(payment.parts, () => '') : ''],
  ].filter(([, text]) => text !== '');
  return (
    <Facts>
      {told.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}
