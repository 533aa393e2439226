import { czechDate } from '#contract/czech/iso-date.ts';
import type { ObjectionAnswer } from '#contract/settlement/objections.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { periodText } from './issued-claims.ts';

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** What was answered to which objection. */
export interface Answered {
  readonly state: ObjectionAnswer;
  readonly answer: string;
  readonly service_name: string;
  readonly received_on: string;
}

/** The mail that says how an objection was settled. */
export function objectionLetter(
  { space_name, period_from, period_to, unit_name }: StatementPaper,
  { state, answer, service_name, received_on }: Answered,
  { url, expires }: { readonly url: string; readonly expires: string },
): { subject: string; body: string } {
  const space = `prostor ${oneLine(space_name)}`;
  const period = periodText(period_from, period_to);
  const line = service_name === '' ? '' : ` ke službě ${oneLine(service_name)}`;
  const said =
    state === 'accepted'
      ? 'přijali. Vyúčtování opravíme a pošleme Vám novou verzi, ve které uvidíte rozdíl.'
      : 'posoudili a nevyhověli jsme jí.';
  const paragraphs = [
    'Dobrý den,',
    `Vaši námitku${line} k vyúčtování služeb za období ${period} (${space}), kterou jsme dostali ${czechDate(received_on)}, jsme ${said}`,
    ...(answer.trim() === '' ? [] : [`Odpověď správce: ${oneLine(answer)}`]),
    `Námitku i odpověď najdete u vyúčtování na tomto odkazu, bez přihlášení:\n${url}`,
    `Odkaz platí do ${czechDate(expires)}. Kdo ho má, vyúčtování uvidí, proto ho nikomu nepřeposílejte.`,
    'Pokud vám zpráva nepatří, smažte ji, prosím, a dejte vědět správci.',
    `${oneLine(unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return {
    subject: `Odpověď na námitku k vyúčtování ${period} – ${space}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
