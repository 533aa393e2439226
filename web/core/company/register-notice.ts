import type { ResultOf } from '#contract/endpoint.ts';
import type { lookUpCompany } from '#contract/lookups.ts';
import { formatDate } from '#web/lib/czech.ts';

/** What the look-up has to say under its button. */
export interface RegisterNotice {
  readonly kind: 'done' | 'warning' | 'fault';
  readonly text: string;
}

export type FoundCompany = ResultOf<typeof lookUpCompany>;

/** What is worth knowing of a company whose record was taken over: that it ended, whose tax ID it has. */
export function registerNotice(company: FoundCompany): RegisterNotice {
  const { datumZaniku } = company;
  const taxId = taxIdSentence(company);
  if (datumZaniku === undefined) {
    const text = 'Údaje byly převzaty z registru ARES. Zkontrolujte je a uložte.';
    return { kind: 'done', text: text + taxId };
  }
  const text = `Firma podle registru ARES zanikla ${formatDate(datumZaniku)}. Údaje byly převzaty, zkontrolujte je.`;
  return { kind: 'warning', text: text + taxId };
}

// A member of a VAT group has no tax ID of its own, so the group's stands in the record.
function taxIdSentence({ dic, dicSkDph }: FoundCompany): string {
  if (dic !== undefined) return '';
  return dicSkDph === undefined
    ? ' DIČ firma v registru nemá.'
    : ` Firma je členem skupiny DPH, převzato je DIČ skupiny ${dicSkDph}.`;
}
