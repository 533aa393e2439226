import { czechDate } from '#contract/czech/iso-date.ts';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import { monthText } from '#contract/rules/month-info.ts';

// What people have typed must not look like the letter's own lines.
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Says that the information of a month is there; names nobody and tells no amounts. */
export function infoLetter(
  info: MonthInfo,
  { url, expires }: { readonly url: string; readonly expires: string },
): { subject: string; body: string } {
  const month = monthText(info.month);
  const where = [`prostor ${info.space_number}`, info.building_name, info.place]
    .filter((part) => part !== '')
    .map(oneLine)
    .join(', ');
  const paragraphs = [
    'Dobrý den,',
    `informace o spotřebě za ${month} je připravena (${where}). Najdete ji na tomto odkazu, bez přihlášení:\n${url}`,
    `Odkaz platí do ${czechDate(expires)} a ukazuje jen tento prostor. Kdo ho má, jeho spotřebu uvidí, proto ho nikomu nepřeposílejte.`,
    'Informaci dostáváte, protože jste si její zasílání zvolili (zákon č. 67/2013 Sb., § 8a). Zrušit ho můžete na téže stránce.',
    `${oneLine(info.unit_name)}\nprostřednictvím portálu Kastelán`,
  ];
  return {
    subject: `Spotřeba za ${month} – prostor ${oneLine(info.space_number)}`,
    body: `${paragraphs.join('\n\n')}\n`,
  };
}
