import { czechPlural } from '#contract/rules/plural.ts';
import { dayText } from './statement-text.ts';
import type { OpenedObjection, OpenedObjections, ObjectionState } from './objections.ts';

/** How an objection stands, in words. */
export const objectionStateNames: Readonly<Record<ObjectionState, string>> = {
  open: 'čeká na vyřízení',
  accepted: 'přijatá',
  refused: 'odmítnutá',
  withdrawn: 'vzatá zpět',
};

/** 'Výtah' or 'Celé vyúčtování'. */
export const aboutText = ({ service_name }: Pick<OpenedObjection, 'service_name'>): string =>
  service_name === '' ? 'Celé vyúčtování' : service_name;

/** A count of objections: '2 námitky'. */
export const objectionsText = (count: number): string =>
  `${count}\u00A0${czechPlural(count, 'námitka', 'námitky', 'námitek')}`;

/** Until when the recipient may object, or to whom he writes when the term is over. */
export function termText(
  { until, is_open }: Pick<OpenedObjections, 'until' | 'is_open'>,
  { unit_name, unit_address }: { readonly unit_name: string; readonly unit_address: string },
): string {
  if (is_open)
    return until === null
      ? 'Lhůta pro námitky začne běžet doručením vyúčtování.'
      : `Námitku můžete podat do ${dayText(until)} včetně.`;
  const whom = [unit_name, unit_address].filter((part) => part !== '').join(', ');
  const ended = until === null ? '' : ` ${dayText(until)}`;
  return `Lhůta pro námitky skončila${ended}. Jestli jste žádali o doložení dokladů, běží až od něj: napište, prosím, přímo správci (${whom}).`;
}

/** When an objection came and what follows: by when it is answered, when it was, when it was put right. */
export function objectionDates({
  state,
  received_on,
  answer_until,
  answered_on,
  corrected_on,
}: OpenedObjection): string {
  const parts = [`podaná ${dayText(received_on)}`];
  if (state === 'open' && answer_until !== null)
    parts.push(`vyřídit se má do ${dayText(answer_until)}`);
  if (answered_on !== null)
    parts.push(`${state === 'withdrawn' ? 'vzatá zpět' : 'vyřízená'} ${dayText(answered_on)}`);
  if (corrected_on !== null) parts.push(`oprava vydaná ${dayText(corrected_on)}`);
  return parts.join(', ');
}
