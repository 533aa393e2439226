import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { missedText } from '#contract/fieldwork/missed-access.ts';
import { deliveryText, offeredText } from '#contract/fieldwork/notice-text.ts';
import { noticeChannelValue } from '#contract/fieldwork/notice-words.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import type { PlaceAccess, ToldVisit, VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/document.ts';

/** How the paper is called. */
const TITLE = 'Doklad o oznamování a přístupu';

const DAY = 74;

/** What the law says of access and of delivery; it judges nobody. */
const LAW = [
  'Vlastník jednotky umožní přístup do bytu k úpravě, provozu a opravě společných částí a k umístění, údržbě a kontrole zařízení pro měření, byl-li k tomu předem vyzván (§ 1183 odst. 1 občanského zákoníku). Nájemce umožní prohlídku a přístup po oznámení předem v přiměřené době (§ 2219 občanského zákoníku). Lhůtu ani formu oznámení zákon nestanoví.',
  'Zásilka odeslaná poštou má se za došlou třetí pracovní den po odeslání (§ 573 občanského zákoníku). Kde je uvedeno, že doručení není doložené, portál o přijetí oznámení nic neví.',
  'Doklad jen opisuje, co bylo do portálu zapsáno. Neposuzuje, zda byl přístup odepřen.',
];

const lines = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

const timeOf = ({ day, from_minute }: ToldVisit): string =>
  day === null || from_minute === null
    ? 'bez termínu'
    : `${czechDate(day)} ${clockText(from_minute)}`;

/** When and by whom the end was written down: '7. 12. 2026, Jan Dvořák'. */
function writtenText({ ended, ended_by }: ToldVisit): string {
  const day = ended === '' ? '' : czechDate(pragueDay(new Date(ended)));
  return [day, ended_by].filter((part) => part !== '').join(', ');
}

const visitsTable = (visits: readonly ToldVisit[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Termín', width: DAY },
    { heading: 'Důvod' },
    { heading: 'Kdo přišel', width: 80 },
    { heading: 'Jak dopadla' },
    { heading: 'Zapsáno', width: 96 },
  ],
  rows: visits.map((visit) => [
    timeOf(visit),
    lines([visit.work_name, visit.attempt > 1 ? `${visit.attempt}. pokus` : '']),
    visit.crew_name,
    lines([visitStateValue.text(visit.state), visit.note]),
    writtenText(visit),
  ]),
  sums: [],
});

const noticesTable = (notices: readonly VisitNotice[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Nabídnutý termín', width: DAY },
    { heading: 'Jak a komu' },
    { heading: 'Oznámeno', width: 66 },
    { heading: 'Doručení' },
    { heading: 'Zapsal', width: 80 },
  ],
  rows: notices.map((notice) => [
    offeredText(notice),
    lines([
      noticeChannelValue.text(notice.channel),
      notice.addressee,
      notice.recipient,
      notice.note,
    ]),
    czechDate(notice.told_on),
    deliveryText(notice),
    notice.made_by,
  ]),
  sums: [],
});

function bodyOf({ visits, missed }: PlaceAccess): readonly PdfBlock[] {
  const notices = visits.flatMap((visit) => visit.notices);
  return [
    {
      kind: 'facts',
      facts: [
        {
          name: 'Marné návštěvy po sobě',
          value: missed.days.length === 0 ? 'žádné' : missedText(missed),
          note: '',
        },
      ],
    },
    { kind: 'heading', text: 'Návštěvy' },
    visits.length === 0
      ? { kind: 'text', text: 'Žádná návštěva místa není zapsaná.' }
      : visitsTable(visits),
    { kind: 'heading', text: 'Oznámení' },
    notices.length === 0
      ? { kind: 'text', text: 'Žádné oznámení není zapsané.' }
      : noticesTable(notices),
  ];
}

/** How access to a place was asked for and how it came out, for a dispute. */
export function accessDocument(access: PlaceAccess, made: string): PdfDocument {
  const { unit_name, building_name, space_number } = access;
  const space = space_number === '' ? 'dům' : `prostor ${space_number}`;
  const where = [space, building_name].filter((part) => part !== '').join(', ');
  const day = czechDate(pragueDay(new Date(made)));
  return {
    title: `${TITLE}, ${where}`,
    author: unit_name,
    made,
    parts: [
      [
        { kind: 'head', from: unit_name, title: TITLE, subtitle: `${where}, stav ke dni ${day}` },
        ...bodyOf(access),
        ...LAW.map((text): PdfBlock => ({ kind: 'note', text })),
      ],
    ],
  };
}
