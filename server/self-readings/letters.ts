import { czechDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';

/** What a mail asks for. */
export interface SelfReadingLetter {
  readonly kind: 'invitation' | 'reminder';
  readonly unit_name: string;
  readonly building_name: string;
  readonly place: string;
  readonly space_number: string;
  readonly meters_count: number;
  readonly opens: string;
  readonly closes: string;
  readonly url: string;
}

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Asks for the states of the meters of a space, or reminds of it; names nobody and no state. */
export function selfReadingLetter(asked: SelfReadingLetter): { subject: string; body: string } {
  const { kind, unit_name, space_number, meters_count, opens, closes, url } = asked;
  const where = [`prostor ${space_number}`, asked.building_name, asked.place]
    .filter((part) => part !== '')
    .map(oneLine)
    .join(', ');
  const reminds = kind === 'reminder';
  const meters = `${meters_count} ${czechPlural(meters_count, 'měřidla', 'měřidel', 'měřidel')}`;
  const opening = reminds
    ? `připomínáme, že zatím nemáme stavy všech měřidel (${where}).`
    : `${oneLine(unit_name)} vás žádá o odečet ${meters} (${where}).`;
  const paragraphs = [
    'Dobrý den,',
    opening,
    `Stavy zapište od ${czechDate(opens)} do ${czechDate(closes)} na tomto odkazu, bez přihlášení:\n${url}`,
    'Nejlépe se to dělá telefonem přímo u měřidla: opíšete číslo z číselníku a můžete přidat fotku.',
    'Odkaz patří jen k tomuto prostoru. Kdo ho má, může za něj stavy poslat, proto ho nikomu nepřeposílejte.',
    `${oneLine(unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  const subject = reminds ? 'Připomenutí: opište stavy měřidel' : 'Opište stavy měřidel';
  return {
    subject: `${subject} – prostor ${oneLine(space_number)}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
