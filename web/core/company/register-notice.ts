import type { ResultOf } from '#contract/endpoint.ts';
import type { lookUpCompany, lookUpOwnCompany } from '#contract/lookups.ts';
import { seatText } from '#contract/rules/company-address.ts';
import { formatDate } from '#web/lib/czech.ts';

/** What the look-up has to say under its button. */
export interface RegisterNotice {
  readonly kind: 'done' | 'warning' | 'fault';
  readonly text: string;
}

export type FoundCompany = ResultOf<typeof lookUpCompany>;
/** What is told before anybody has signed in. */
export type FoundName = ResultOf<typeof lookUpOwnCompany>;

/** What is worth knowing of a company whose record was taken over: that it ended, whose tax ID it has. */
export function registerNotice(company: FoundCompany, today: string): RegisterNotice {
  const warning = warningOf(company, today);
  const more = `${seatSentence(company)}${taxIdSentence(company)}`;
  return warning === ''
    ? {
        kind: 'done',
        text: `Údaje byly převzaty z registru ARES. Zkontrolujte je a uložte.${more}`,
      }
    : { kind: 'warning', text: `${warning} Údaje byly převzaty, zkontrolujte je.${more}` };
}

/** The same of a company that registers itself: of it only the name is taken. */
export function ownNotice(company: FoundName, today: string): RegisterNotice {
  const warning = warningOf(company, today);
  return warning === ''
    ? { kind: 'done', text: `Název byl převzat z registru ARES: ${company.obchodniJmeno}` }
    : { kind: 'warning', text: `${warning} Název byl převzat, zkontrolujte ho.` };
}

function warningOf({ datumZaniku, seznamRegistraci }: FoundName, today: string): string {
  const ended = datumZaniku === undefined ? '' : endSentence(datumZaniku, today);
  const isInsolvent = seznamRegistraci?.stavZdrojeIr === 'AKTIVNI';
  return [ended, isInsolvent ? 'Firma je v insolvenčním rejstříku.' : '']
    .filter((part) => part !== '')
    .join(' ');
}

function endSentence(day: string, today: string): string {
  const when = day > today ? 'zanikne' : 'zanikla';
  return `Firma podle registru ARES ${when} ${formatDate(day)}.`;
}

function seatSentence(company: FoundCompany): string {
  const text = seatText(company);
  return text === null ? '' : ` Sídlo má registr jen jako text, vyplněná adresa zůstala: ${text}.`;
}

// A member of a VAT group has no tax ID of its own, so the group's stands in the record.
function taxIdSentence({ dic, dicSkDph }: FoundCompany): string {
  if (dic !== undefined) return '';
  return dicSkDph === undefined
    ? ' DIČ firma v registru nemá.'
    : ` Firma je členem skupiny DPH, převzato je DIČ skupiny ${dicSkDph}.`;
}
