import { czechPlural } from '#contract/rules/plural.ts';
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
