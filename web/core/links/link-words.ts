import type { ToldLink } from '#contract/told-link.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';

/** When and by whom it was made, and until when it holds. */
export const madeText = ({ created, created_by, expires }: ToldLink): string =>
  `Vytvořeno ${formatDateTime(created)}${created_by === '' ? '' : `, ${created_by}`}; platí do ${formatDate(expires)}`;

/** How often it was opened, and whether it still holds on the day. */
export function openedText(link: ToldLink, today: string): string {
  const { opened, opened_last, opened_count, revoked, expires } = link;
  const seen =
    opened === ''
      ? 'Zatím neotevřen'
      : opened_count === 1
        ? `Otevřen ${formatDateTime(opened)}`
        : `Otevřen ${opened_count}×, poprvé ${formatDateTime(opened)}, naposledy ${formatDateTime(opened_last)}`;
  if (revoked !== '') return `${seen}; zrušen ${formatDateTime(revoked)}`;
  return expires < today ? `${seen}; platnost skončila` : seen;
}

/** How a mail with a link stands, behind to where it goes. */
const mailStates = {
  '': '',
  waiting: ', e-mail čeká na odeslání',
  sent: ', e-mail odešel',
  refused: ', e-mail se nepodařilo odeslat',
} as const;

/** For whom a link is and how it was given: 'Novák Jan: jan@example.cz, e-mail odešel'. */
export const givenText = (
  whose: string,
  {
    recipient,
    mail_state,
  }: { readonly recipient: string; readonly mail_state: keyof typeof mailStates },
): string =>
  `${whose === '' ? 'Osoba, která už v adresáři není' : whose}: ${
    recipient === '' ? 'zkopírovaný odkaz' : recipient
  }${mailStates[mail_state]}`;
