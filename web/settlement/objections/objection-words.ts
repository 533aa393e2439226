import { czechPlural } from '#contract/rules/plural.ts';
import type { SettlementGuard } from '#contract/settlement/guard-record.ts';
import { guardOf, penaltyText } from '#contract/settlement/guard.ts';
import type { ObjectionAnswer, SettlementObjection } from '#contract/settlement/objections.ts';
import { objectionsText } from '#contract/settlement/objection-text.ts';
import { leftText } from '#contract/settlement/term-left.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { formatDate } from '#web/lib/czech.ts';

/** What may be answered, in words of who answers. */
export const answerNames: Readonly<Record<ObjectionAnswer, string>> = {
  accepted: 'Přijmout: vyúčtování se opraví',
  refused: 'Odmítnout s důvodem',
  withdrawn: 'Příjemce vzal námitku zpět',
};

type Waiting = Pick<Settlement, 'objections_open' | 'answer_until'>;

/** What waits for an answer, and until when; empty when nothing does. */
export function waitingText({ objections_open, answer_until }: Waiting, today: string): string {
  if (objections_open === 0) return '';
  const wait = czechPlural(objections_open, 'čeká', 'čekají', 'čeká');
  const head = `Na vyřízení ${wait} ${objectionsText(objections_open)}`;
  if (answer_until === null) return `${head}.`;
  const first = objections_open === 1 ? 'vyřiďte ji' : 'první vyřiďte';
  return `${head}: ${first} do ${formatDate(answer_until)} (${leftText(answer_until, today)}).`;
}

/** Why a correction is opened: recipients of all spaces read it, so it names nobody. */
export const correctionReason = ({ service_name }: SettlementObjection): string =>
  service_name === ''
    ? 'Oprava na základě přijaté námitky'
    : `Oprava na základě přijaté námitky, služba ${service_name}`;

/** 'Prostor 12, Lipová 12, Jan Novák'. */
export const whoseText = ({ space_name, building_name, names }: SettlementObjection): string =>
  [`Prostor ${space_name}`, building_name, names].filter((part) => part !== '').join(', ');

/** Which way it came, and where the answer went. */
export function wayText({ origin, answered_by, mailed_to }: SettlementObjection): string {
  const parts = [origin === 'link' ? 'přišla odkazem' : 'zapsal ji správce'];
  if (answered_by !== '') parts.push(`odpověděl(a) ${answered_by}`);
  if (mailed_to !== '') parts.push(`odpověď odešla na ${mailed_to}`);
  return parts.join(', ');
}

/** Whether one of them waits of the same recipient; as the penalty over the record is counted. */
const waitsWith = (one: SettlementObjection, other: SettlementObjection) =>
  one.state === 'open' &&
  one.answer_until !== null &&
  one.address_id === other.address_id &&
  one.recipient_key === other.recipient_key;

/**
 * Whom the late answer costs and how much so far (zákon č. 67/2013 Sb., § 13); empty before the first late day. Two
 * objections of one recipient are one delay, from the first of them: the others tell that.
 */
export function lateText(
  objection: SettlementObjection,
  values: readonly SettlementObjection[],
  guard: SettlementGuard | null,
  today: string,
): string {
  const { state, answer_until, settlement_objection_id: id, names } = objection;
  if (guard === null || state !== 'open' || answer_until === null || answer_until >= today)
    return '';
  const [first = objection] = values
    .filter((one) => waitsWith(one, objection))
    .toSorted((a, b) => (a.answer_until ?? '').localeCompare(b.answer_until ?? ''));
  if (first.settlement_objection_id !== id)
    return `Pokuta běží od dřívější námitky téhož příjemce (${names}).`;
  const penalty = penaltyText(guardOf(answer_until, 1, guard.per_day, today));
  return `Opožděná odpověď příjemci (${names}): ${penalty}.`;
}
