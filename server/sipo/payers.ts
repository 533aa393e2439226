import { prescribedAmount, sipoAmountFault } from '#contract/rules/sipo-amount.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import type { SipoFault, SipoPayer } from '#contract/sipo/register.ts';
import type { CodePage, SipoSettings } from '#contract/sipo/settings.ts';
import { spaceText, unitText } from './document-text.ts';
import { unwritable } from '#server/files/code-page.ts';
import { isUnprintable } from './files/fields.ts';
import type { Payer } from './payers.sql.ts';

const pageNames: Readonly<Record<CodePage, string>> = {
  'windows-1250': 'Windows-1250',
  cp852: 'CP852',
};

function textFault(text: string, page: CodePage): string | null {
  if (text === '') return 'Text na dokladu je prázdný';
  if (isUnprintable(text)) return 'Text na dokladu má konec řádku nebo jiný neviditelný znak';
  const strange = unwritable(text, page);
  return strange.length === 0
    ? null
    : `Text na dokladu má znak, který ${pageNames[page]} nezná: ${strange.join(' ')}`;
}

type Prescribed = Pick<SipoPayer, 'sipo' | 'parts' | 'document_text'>;

function faultsOf({ sipo, parts, document_text }: Prescribed, page: CodePage, uses: number) {
  const faults: SipoFault[] = [];
  const add = (field: SipoFault['field'], message: string | null) => {
    if (message !== null) faults.push({ field, message });
  };
  add('sipo', sipoRule(sipo));
  if (uses > 1) add('sipo', `Stejné spojovací číslo má více plátců (${uses})`);
  for (const { fee_code, amount } of parts) {
    const fault = sipoAmountFault(amount);
    const of = parts.length > 1 ? ` (kód poplatku ${fee_code})` : '';
    add('amount', fault === null ? null : fault + of);
  }
  add('document_text', textFault(document_text, page));
  return faults;
}

/** What is prescribed under each code; a code without an advance has no line beside others. */
function partsOf({ fees }: Payer, rule: SipoSettings['heller_rule']): SipoPayer['parts'] {
  const all = fees.map(({ fee_code, advances }) => ({
    fee_code,
    amount: prescribedAmount(advances, rule),
  }));
  const some = all.filter(({ amount }) => amount !== 0);
  return some.length === 0 ? all.slice(0, 1) : some;
}

/** Payers with the text of their document and with what is wrong; who has no number has no fault. */
export function payersOf(
  paying: readonly Payer[],
  settings: Pick<SipoSettings, 'code_page' | 'document_text' | 'heller_rule'>,
  told: { readonly unitText: string; readonly refused: ReadonlyMap<string, string> },
): SipoPayer[] {
  const counts = new Map<string, number>();
  for (const { sipo } of paying) counts.set(sipo, (counts.get(sipo) ?? 0) + 1);
  return paying.map(({ fees, ...one }) => {
    const { sipo, spaces } = one;
    const document_text =
      settings.document_text === 'unit' ? unitText(told.unitText) : spaceText(spaces);
    const parts = partsOf({ fees, ...one }, settings.heller_rule);
    const payer = {
      ...one,
      parts,
      document_text,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      advances: fees.reduce((sum, { advances }) => sum + advances, 0),
    };
    const pays = sipo !== '';
    return {
      ...payer,
      faults: pays ? faultsOf(payer, settings.code_page, counts.get(sipo) ?? 0) : [],
      refused: pays ? (told.refused.get(sipo) ?? '') : '',
    };
  });
}
