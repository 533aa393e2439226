import { czechPlural } from '#contract/rules/plural.ts';
import type { SipoPaymentReason, SipoPaymentRow } from '#contract/sipo/payments.ts';
import { formatMoney, formatNumber } from '#web/lib/czech.ts';

export const stateWords: Readonly<Record<SipoPaymentRow['state'], string>> = {
  new: 'zapíše se',
  booked: 'zapsáno',
  undone: 'stornoval člověk',
  repeated: 'je v dřívějším souboru',
  refused: 'odmítla pošta',
  reversing: 'zapsáno, pošta později odmítla: stornuje se',
};

export const reasonWords: Readonly<Record<SipoPaymentReason, string>> = {
  unknown: 'spojovací číslo v předání není',
  nobody: 'plátce nemá k prvnímu dni období prostor s takovou zálohou',
  'no-account': 'konto ještě není, předepište měsíc',
  unsure: 'více prostorů a částka není součtem jejich záloh',
};

/** '2 platby' */
export const paymentsText = (count: number): string =>
  `${formatNumber(count, 0)}\u00A0${czechPlural(count, 'platba', 'platby', 'plateb')}`;

/** '2 platby, 6 900,00 Kč'; of none it says so. */
export const sumText = ({ count, amount }: { count: number; amount: number }): string =>
  count === 0 ? 'žádná' : `${paymentsText(count)}, ${formatMoney(amount)}`;

/** A space and whose account it is: 'Lipová 14 · 12, Nováková Jana'. */
export function partText({
  building_name,
  space_number,
  names,
}: SipoPaymentRow['parts'][number]): string {
  const space = [building_name, space_number].filter((part) => part !== '').join(' · ');
  return [space, names].filter((part) => part !== '').join(', ');
}
