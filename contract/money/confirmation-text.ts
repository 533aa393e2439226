import { czechDate } from '#contract/czech/iso-date.ts';
import { crowns } from './account-paper-text.ts';
import { VERIFICATION_PATH } from './debt-confirmations.ts';
import type { ConfirmationContent, DebtConfirmation } from './debt-confirmations.ts';

// What a confirmation says in sentences, on paper and before it is issued (občanský zákoník, § 1186).

/** What it confirms. */
export const confirmedText = ({ as_of, debts_sum }: ConfirmationContent): string =>
  debts_sum === 0
    ? `Ke dni ${czechDate(as_of)} neevidujeme u tohoto prostoru žádný splatný dluh převodce.`
    : `Ke dni ${czechDate(as_of)} evidujeme u tohoto prostoru splatné dluhy převodce ve výši ${crowns(debts_sum)}.`;

const yearsText = (since: number, as_of: string) => {
  const last = Number(as_of.slice(0, 4));
  return since >= last ? `rok ${since}` : `roky ${since} až ${last}`;
};

/** What is no debt yet: the settlement that is to come. */
export const settlementText = ({ unsettled_since, as_of }: ConfirmationContent): string =>
  `Vyúčtování služeb za ${yearsText(unsettled_since, as_of)} teprve bude předáno. Zda z něj vyjde nedoplatek, nebo přeplatek, dnes není známo a v dluzích to není. Příspěvky a zálohy uvedené v tomto potvrzení jsou to, co bylo předepsáno; při převodu se mezi převodcem a nabyvatelem nevypořádávají.`;

/** How much the interest on late payment makes, and by what. */
export function interestText({ as_of, interest_sum }: ConfirmationContent): string {
  const day = czechDate(as_of);
  if (interest_sum === null)
    return `Úrok z prodlení ke dni ${day} nelze vyčíslit, protože sazba ČNB pro některý dluh není známa.`;
  return interest_sum === 0
    ? `Úrok z prodlení ke dni ${day} nevznikl.`
    : `K tomu úrok z prodlení ke dni ${day} ve výši ${crowns(interest_sum)}, počítaný z každého předpisu po dnech až do zaplacení.`;
}

/** What was agreed on the debt, and how it is kept; empty where nothing holds, or the confirmation is older than that. */
export function agreementText({ agreement = null }: Partial<ConfirmationContent>): string {
  if (agreement === null) return '';
  const { agreed_on, signed_on, amount, paid, late, late_since, last_due_on } = agreement;
  const signed = signed_on === null ? '' : `, podepsaná ${czechDate(signed_on)}`;
  const kept =
    late_since === null
      ? 'Žádná splátka není po termínu.'
      : `Po termínu je ${crowns(late)} od ${czechDate(late_since)}.`;
  return `O dluhu ${crowns(amount)} platí dohoda o splátkách ze dne ${czechDate(agreed_on)}${signed}; poslední splátka je splatná ${czechDate(last_due_on)}. Ze splátek je zaplaceno ${crowns(paid)}, zbývá ${crowns(amount - paid)}. ${kept} Dluhy uvedené výše jsou podle původní splatnosti.`;
}

export const LAW_TEXT =
  'Vydáno podle § 1186 občanského zákoníku: dluhy na příspěvcích na správu domu a pozemku a na zálohách na plnění spojená s užíváním jednotky, které nabyvatel mohl zjistit, na něj převodem přecházejí a převodce za ně ručí.';

/** What stood on confirmations that were issued without the interest. */
export const NO_INTEREST_TEXT = 'Úroky z prodlení v částkách nejsou.';

/** Who asked, and with whose consent: 'převodce'. */
export function requestedText({
  requester,
  requester_name,
  consent_on,
  consent_note,
}: Pick<DebtConfirmation, 'requester' | 'requester_name' | 'consent_on' | 'consent_note'>): string {
  if (requester === 'transferor') return 'převodce';
  const day = consent_on === null ? '' : ` ze dne ${czechDate(consent_on)}`;
  const how = consent_note === '' ? '' : ` (${consent_note})`;
  return `nabyvatel ${requester_name}, se souhlasem převodce${day}${how}`;
}

/** The address at which the confirmation is verified without typing anything. */
export const verificationUrl = (publicUrl: string, number: string, code: string) =>
  `${publicUrl}${VERIFICATION_PATH}/${number.replace('/', '-')}-${code}`;
