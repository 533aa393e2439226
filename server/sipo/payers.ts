import { prescribedAmount, sipoAmountFault } from '#contract/rules/sipo-amount.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import type { SipoFault, SipoPayer } from '#contract/sipo/register.ts';
import type { CodePage, SipoSettings } from '#contract/sipo/settings.ts';
import { spaceText, unitText } from './document-text.ts';
import { unwritable } from './files/code-page.ts';
import { isUnprintable } from './files/fields.ts';
import type { Tenancy } from './payers.sql.ts';

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

type Prescribed = Tenancy & Pick<SipoPayer, 'amount' | 'document_text'>;

function faultsOf(payer: Prescribed, page: CodePage, uses: number) {
  const faults: SipoFault[] = [];
  const add = (field: SipoFault['field'], message: string | null) => {
    if (message !== null) faults.push({ field, message });
  };
  add('sipo', sipoRule(payer.sipo));
  if (uses > 1) add('sipo', `Stejné spojovací číslo má více plátců (${uses})`);
  add('amount', sipoAmountFault(payer.amount));
  add('document_text', textFault(payer.document_text, page));
  return faults;
}

/** Payers with the text of their document and with what is wrong; who has no number has no fault. */
export function payersOf(
  tenancies: readonly Tenancy[],
  settings: Pick<SipoSettings, 'code_page' | 'document_text' | 'heller_rule'>,
  told: { readonly unitText: string; readonly refused: ReadonlyMap<string, string> },
): SipoPayer[] {
  const uses = new Map<string, number>();
  for (const { sipo } of tenancies) uses.set(sipo, (uses.get(sipo) ?? 0) + 1);
  return tenancies.map((tenancy) => {
    const document_text =
      settings.document_text === 'unit' ? unitText(told.unitText) : spaceText(tenancy.spaces);
    const amount = prescribedAmount(tenancy.advances, settings.heller_rule);
    const payer = { ...tenancy, amount, document_text };
    const pays = tenancy.sipo !== '';
    return {
      ...payer,
      faults: pays ? faultsOf(payer, settings.code_page, uses.get(tenancy.sipo) ?? 0) : [],
      refused: pays ? (told.refused.get(tenancy.sipo) ?? '') : '',
    };
  });
}
