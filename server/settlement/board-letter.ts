import { czechDate } from '#contract/czech/iso-date.ts';
import { periodText } from './issued-claims.ts';

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** What is to be looked through. */
interface Asked {
  readonly unit_name: string;
  /** Empty for all houses of the unit. */
  readonly building_name: string;
  readonly period_from: string;
  readonly period_to: string;
  readonly url: string;
  readonly expires: string;
}

/** The mail that asks a member of the board to look a settlement through. */
export function boardLetter({
  unit_name,
  building_name,
  period_from,
  period_to,
  url,
  expires,
}: Asked): { subject: string; body: string } {
  const period = periodText(period_from, period_to);
  const house = oneLine(building_name === '' ? unit_name : building_name);
  const paragraphs = [
    'Dobrý den,',
    `prosíme o schválení vyúčtování služeb za období ${period} (${house}) dřív, než ho doručíme příjemcům.`,
    `Součty proti dokladům, prostory s největší změnou a místo pro podpis nebo připomínku najdete na tomto odkazu, bez přihlášení:\n${url}`,
    `Odkaz je jen pro Vás a platí do ${czechDate(expires)}. Nikomu ho, prosím, nepřeposílejte: kdo ho má, může se podepsat za Vás.`,
    'Pokud vám zpráva nepatří, smažte ji, prosím, a dejte vědět správci.',
    `${oneLine(unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return {
    subject: `Vyúčtování služeb ${period} ke schválení – ${house}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
