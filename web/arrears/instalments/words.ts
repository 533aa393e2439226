import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { daysText } from '#contract/money/debt-text.ts';
import type { Agreement, AgreementState, Instalment } from '#contract/money/instalments.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';

/** How agreements stand, with the colours that go with the words. */
export const agreementStates: Readonly<
  Record<AgreementState, { readonly text: string; readonly many: string; readonly color: string }>
> = {
  breached: { text: 'porušená', many: 'Porušené', color: 'brick' },
  kept: { text: 'platí', many: 'Platí', color: 'green' },
  fulfilled: { text: 'splněná', many: 'Splněné', color: 'gray' },
  called: { text: 'zesplatněná', many: 'Zesplatněné', color: 'gray' },
  cancelled: { text: 'zrušená', many: 'Zrušené', color: 'gray' },
};

/** How one instalment stands on the day: 'zaplacena 17. 3. 2026, o 1 den později'. */
export function instalmentText(one: Instalment, day: string): string {
  const { paid, paid_on, amount, due_on, late_days } = one;
  if (paid_on !== null)
    return late_days === 0
      ? `zaplacena ${formatDate(paid_on)}`
      : `zaplacena ${formatDate(paid_on)}, o ${daysText(late_days)} později`;
  const part = paid > 0 ? `, zbývá ${formatMoney(amount - paid)}` : '';
  if (late_days > 0) return `po termínu ${daysText(late_days)}${part}`;
  const ahead = daysBetween(day, due_on);
  return (ahead > 0 ? `za ${daysText(ahead)}` : 'dnes') + part;
}

/** Whether it was signed: 'podepsaná 3. 3. 2026, Jan Novák'. */
export function signedText({ signed_on, signed_by, acknowledges }: Agreement): string {
  if (signed_on !== null)
    return [`podepsaná ${formatDate(signed_on)}`, signed_by]
      .filter((part) => part !== '')
      .join(', ');
  return acknowledges ? 'nepodepsaná, dluh zatím uznaný není' : 'nepodepsaná';
}

/** What is the matter with an agreement: how long what is late, or what comes next. */
export function watchText(agreement: Agreement, day: string): string {
  const { state, late_since, instalments, ended_on } = agreement;
  if (ended_on !== null && (state === 'called' || state === 'cancelled'))
    return `${agreementStates[state].text} ${formatDate(ended_on)}`;
  if (late_since !== null)
    return `po termínu ${daysText(daysBetween(shiftDays(late_since, -1), day))}`;
  const next = instalments.find(({ paid_on }) => paid_on === null);
  if (next === undefined) return 'vše zaplaceno';
  return `${formatMoney(next.amount - next.paid)} do ${formatDate(next.due_on)}`;
}
