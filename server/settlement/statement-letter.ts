import { czechDate } from '#contract/czech/iso-date.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { periodText } from './issued-claims.ts';

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

interface Link {
  readonly url: string;
  readonly expires: string;
}

/** The mail with which a statement goes: the statement itself is enclosed, and explained behind the link. */
export function statementLetter(
  {
    space_name,
    building_name,
    unit_name,
    period_from,
    period_to,
    number,
    ...paper
  }: StatementPaper,
  { url, expires }: Link,
): { subject: string; body: string } {
  const space = `prostor ${oneLine(space_name)}`;
  const where = building_name === '' ? space : `${space}, ${oneLine(building_name)}`;
  const period = periodText(period_from, period_to);
  const [what, head] =
    number === 1 ? ['vyúčtování', 'Vyúčtování'] : ['opravu vyúčtování', 'Oprava vyúčtování'];
  // Who gets money back, or whose unit has no known account, finds no code behind the link.
  const behind =
    paper.payment.spayd === null
      ? 'Vysvětlení každé částky a doklady k nahlédnutí'
      : 'Vysvětlení každé částky, doklady k nahlédnutí a kód QR platby';
  const paragraphs = [
    'Dobrý den,',
    `v příloze posíláme ${what} služeb za období ${period} (${where}).`,
    `${behind} najdete na tomto odkazu, bez přihlášení:\n${url}`,
    ...(paper.reason === '' ? [] : [`Důvod opravy: ${oneLine(paper.reason)}`]),
    `Odkaz platí do ${czechDate(expires)}. Kdo ho má, vyúčtování uvidí, proto ho nikomu nepřeposílejte.`,
    'Pokud vám zpráva nepatří, smažte ji, prosím, a dejte vědět správci.',
    `${oneLine(unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return {
    subject: `${head} služeb ${period} – ${space}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
