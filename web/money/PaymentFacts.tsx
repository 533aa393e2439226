import type { LedgerPayment } from '#contract/money/payments.ts';
import { formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { reasonText } from './offer-words.ts';
import { partsText } from './payment-parts.ts';
import { batchHref, returnMark } from './return-words.ts';
import { accountText, meantText, paymentMark, wayText } from './words.ts';

/** What is known of the payment; what was not told is left out. */
export function PaymentFacts({ payment }: { payment: LedgerPayment }) {
  const { way, variable_symbol, payer_name, payer_account, message, note } = payment;
  const payer = [payer_name, payer_account].filter((part) => part !== '').join(', ');
  const isParked = payment.is_parked && payment.unassigned !== 0;
  const states = [paymentMark(payment), returnMark(payment), isParked ? 'odloženo' : ''];
  const told = [
    ['Stav', states.filter((one) => one !== '').join(', ')],
    ['Jak přišla', wayText(way)],
    ['Variabilní symbol', variable_symbol],
    ['Konstantní symbol', payment.constant_symbol],
    ['Specifický symbol', payment.specific_symbol],
    ['Plátce', payer],
    ['Zpráva', message],
    ['Poznámka', note],
    ['Rozpoznáno', reasonText(payment)],
    ['Určena na', meantText(payment)],
    ['Vráceno plátci', payment.returned === 0 ? '' : formatMoney(payment.returned)],
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
      {payment.is_reversed || payment.parts.length === 0 ? null : (
        <div>
          <dt>Přiřazeno</dt>
          <dd>
            {payment.parts.map((part) => (
              <div key={part.ledger_account_id}>
                <InnerLink
                  href={`${paths.Ledger}?unit=${payment.unit_id}&account=${part.ledger_account_id}`}
                >
                  {accountText(part)}
                </InnerLink>
                {payment.parts.length === 1 ? null : ` ${formatMoney(part.amount)}`}
              </div>
            ))}
          </dd>
        </div>
      )}
      {payment.refund_batch_id === null ? null : (
        <div>
          <dt>Vrací ji</dt>
          <dd>
            <InnerLink href={batchHref(payment.unit_id, payment.refund_batch_id)}>
              {`dávka č. ${payment.refund_batch_id}`}
            </InnerLink>
          </dd>
        </div>
      )}
    </Facts>
  );
}
