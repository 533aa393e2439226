import { czechDate } from '#contract/czech/iso-date.ts';
import type { AccountPaper } from '#contract/money/account-papers.ts';
import { placeText } from '#contract/money/account-paper-text.ts';

/** What people have typed must not look like the letter's own lines. */
export const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

type Told = Pick<AccountPaper, 'unit_name' | 'space_number' | 'building_name' | 'place'>;

interface Behind {
  readonly url: string;
  readonly expires: string;
  /** Whoever owes nothing, or whose unit has no known account, finds no code of a payment there. */
  readonly hasCode: boolean;
}

/** Says that the account may be looked at; names nobody and tells no amounts. */
export function letterOf(
  told: Told,
  { url, expires, hasCode }: Behind,
): { subject: string; body: string } {
  const space = `prostor ${oneLine(told.space_number)}`;
  const place = oneLine(placeText(told));
  const where = place === '' ? space : `${space}, ${place}`;
  const there = hasCode ? 'kód QR platby a PDF k vytištění' : 'PDF k vytištění';
  const paragraphs = [
    'Dobrý den,',
    `přehled předpisů a plateb (${where}) najdete na tomto odkazu, bez přihlášení. Je tam i ${there}:\n${url}`,
    `Odkaz platí do ${czechDate(expires)} a ukazuje jen toto konto. Kdo ho má, konto uvidí, proto ho nikomu nepřeposílejte.`,
    'Pokud vám zpráva nepatří, smažte ji, prosím, a dejte vědět správci.',
    `${oneLine(told.unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return { subject: `Vaše platby – ${space}`, body: `${paragraphs.join('\n\n')}\n` };
}
