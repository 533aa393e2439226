import { czechDate } from '#contract/czech/iso-date.ts';
import { placeText } from '#contract/money/account-paper-text.ts';
import type { ConfirmationContent } from '#contract/money/debt-confirmations.ts';
import { oneLine } from './letter.ts';

interface Told extends Pick<
  ConfirmationContent,
  'unit_name' | 'space_number' | 'building_name' | 'place' | 'as_of'
> {
  readonly number: string;
}

/** Says that a confirmation of debts may be looked at; names nobody and tells no amounts. */
export function confirmationLetterOf(
  told: Told,
  { url, expires }: { readonly url: string; readonly expires: string },
): { subject: string; body: string } {
  const space = `prostor ${oneLine(told.space_number)}`;
  const place = oneLine(placeText(told));
  const where = place === '' ? space : `${space}, ${place}`;
  const paragraphs = [
    'Dobrý den,',
    `potvrzení o dluzích č. ${told.number} ke dni ${czechDate(told.as_of)} (${where}) najdete na tomto odkazu, bez přihlášení. Uvidíte i to, zda stále platí, a stáhnete si ho v PDF:\n${url}`,
    `Odkaz platí do ${czechDate(expires)} a ukazuje jen toto potvrzení. Kdo ho má, potvrzení uvidí, proto ho předejte jen tomu, komu patří.`,
    'Pokud vám zpráva nepatří, smažte ji, prosím, a dejte vědět správci.',
    `${oneLine(told.unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return { subject: `Potvrzení o dluzích – ${space}`, body: `${paragraphs.join('\n\n')}\n` };
}
