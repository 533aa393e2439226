import { czechDate } from '#contract/czech/iso-date.ts';
import { WHO_COUNTS } from '#contract/rules/declared-text.ts';

/** What a mail asks for. */
export interface AskedLetter {
  readonly kind: 'invitation' | 'reminder';
  readonly unit_name: string;
  readonly building_name: string;
  readonly place: string;
  readonly space_number: string;
  readonly valid_from: string;
  readonly closes: string;
  readonly url: string;
}

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const LAW =
  'Počet osob oznamuje vlastník podle § 1177 občanského zákoníku a příjemce služeb podle § 12 zákona č. 67/2013 Sb.';

/** Asks for the number of persons of a space, or reminds of it; names nobody. */
export function declarationLetter(asked: AskedLetter): { subject: string; body: string } {
  const { kind, unit_name, space_number, valid_from, closes, url } = asked;
  const where = [`prostor ${space_number}`, asked.building_name, asked.place]
    .filter((part) => part !== '')
    .map(oneLine)
    .join(', ');
  const reminds = kind === 'reminder';
  const opening = reminds
    ? `připomínáme, že jste zatím nenahlásili počet osob (${where}).`
    : `${oneLine(unit_name)} vás žádá o nahlášení počtu osob (${where}).`;
  const paragraphs = [
    'Dobrý den,',
    `${opening} Nahlášený počet platí ode dne ${czechDate(valid_from)}, pokud neuvedete jiný den.`,
    `Nahlásit ho můžete do ${czechDate(closes)} na tomto odkazu, bez přihlášení:\n${url}`,
    WHO_COUNTS,
    `Odkaz patří jen k tomuto prostoru. Kdo ho má, může za něj počet nahlásit, proto ho nikomu nepřeposílejte. ${LAW}`,
    `${oneLine(unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  const subject = reminds ? 'Připomenutí: nahlaste počet osob' : 'Nahlaste počet osob';
  return {
    subject: `${subject} – prostor ${oneLine(space_number)}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
