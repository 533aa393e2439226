import { preparationText } from '#contract/fieldwork/preparation.ts';
import { windowEnd } from '#contract/fieldwork/slot-rules.ts';
import { betweenText, dayText, hoursText, visitWindowText } from '#contract/fieldwork/slot-text.ts';
import { SLOT_PATH } from '#contract/fieldwork/slot-words.ts';
import type { ClientContact } from '#server/core/clients/contact.sql.ts';
import type { HouseVisit } from '#server/core/fieldwork/slot-visits.sql.ts';
import { grouped } from '#server/core/time/grouped.ts';
import type { PdfBlock, PdfDocument, PdfTable } from '#server/pdf/document.ts';

/** What is printed for a house of a round; of people nobody is named. */
export interface HousePaper extends ClientContact {
  readonly unit_name: string;
  readonly round_name: string;
  readonly work_name: string;
  readonly building_name: string;
  readonly place: string;
  readonly visits: readonly HouseVisit[];
  /** The moment, ISO. */
  readonly made: string;
}

/** An address as people copy it: without the protocol. */
const spoken = (url: string): string => url.replace(/^https?:\/\//u, '');

/** A flat by its number; what the house has in common has none. */
const flatText = ({ space_number }: HouseVisit) =>
  space_number === '' ? 'společné' : space_number;

const windowOf = ({ from_minute, minutes }: HouseVisit) =>
  hoursText(from_minute, windowEnd(from_minute, minutes));

const contactText = ({ client_name, client_phone, client_email }: ClientContact) =>
  [client_name, client_phone, client_email].filter((part) => part !== '').join(', ');

const houseText = ({ building_name, place }: HousePaper) =>
  [building_name, place].filter((part) => part !== '').join(', ');

const AWAY = 'Nebudete-li doma, může být u návštěvy kdokoli dospělý, komu věříte.';

/** What to prepare, a paragraph a sentence, and who may be there. */
const prepareBlocks = (visits: readonly HouseVisit[]): PdfBlock[] => [
  { kind: 'heading', text: 'Co připravit' },
  ...[...preparationText(visits.map(({ preparation }) => preparation)).split('\n'), AWAY].map(
    (text): PdfBlock => ({ kind: 'big', text }),
  ),
];

/** From so many flats on a table has two of them beside one another, so that a poster stays on one page. */
const MANY = 12;

/** Flats of one day by their times. */
function tableOf(visits: readonly HouseVisit[]): PdfTable {
  const cells = visits.map((visit) => [flatText(visit), windowOf(visit)]);
  const isWide = cells.length >= MANY;
  const half = isWide ? Math.ceil(cells.length / 2) : cells.length;
  const columns = [{ heading: 'Byt', width: 90 }, { heading: 'Přijdeme mezi' }];
  const rows = cells
    .slice(0, half)
    .map((cell, at) => (isWide ? [...cell, ...(cells[half + at] ?? ['', ''])] : cell));
  return {
    kind: 'table',
    large: true,
    columns: isWide ? [...columns, ...columns] : columns,
    rows,
    sums: [],
  };
}

/** From when until when somebody is in the house on a day. */
function dayBlocks(day: string, visits: readonly HouseVisit[]): PdfBlock[] {
  const first = Math.min(...visits.map(({ from_minute }) => from_minute));
  const last = Math.max(
    ...visits.map(({ from_minute, minutes }) => windowEnd(from_minute, minutes)),
  );
  return [{ kind: 'large', text: `${dayText(day)}, ${betweenText(first, last)}` }, tableOf(visits)];
}

/** The poster of a house: what, when, which flat in what time, and where another time is chosen. */
export function posterDocument(paper: HousePaper, url: string): PdfDocument {
  const { unit_name, round_name, work_name, made, visits } = paper;
  const title = `${round_name}: ${paper.building_name}`;
  return {
    title,
    author: unit_name,
    made,
    parts: [
      [
        { kind: 'head', from: unit_name, title: round_name, subtitle: houseText(paper) },
        ...(work_name === round_name ? [] : [{ kind: 'lead' as const, text: work_name }]),
        ...[...grouped(visits, ({ day }) => day)].flatMap(([day, ofDay]) => dayBlocks(day, ofDay)),
        ...prepareBlocks(visits),
        { kind: 'heading', text: 'Nehodí se vám čas? Vyberte si jiný' },
        {
          kind: 'check',
          is: 'Na této adrese si byt vybere jiný čas návštěvy',
          facts: [
            { name: 'Načtěte kód, nebo opište', value: spoken(url) },
            { name: 'Připravte si', value: 'číslo bytu a poslední 4 znaky čísla měřidla' },
          ],
          url,
        },
        { kind: 'big', text: `Kontakt: ${contactText(paper)}` },
      ],
    ],
  };
}

/** What a slip leads to. */
interface Led {
  readonly url: string;
  readonly code: string;
}

/** Slips for letter boxes: of each visit a third of a page with its time, its code and where another time is chosen. */
export function slipsDocument(
  paper: HousePaper,
  linkOf: (visit_id: number) => Led,
  publicUrl: string,
): PdfDocument {
  const { unit_name, round_name, made, visits } = paper;
  return {
    title: `Lístky: ${round_name}, ${paper.building_name}`,
    author: unit_name,
    made,
    parts: [
      visits.map((visit): PdfBlock => {
        const { url, code } = linkOf(visit.visit_id);
        const { day, from_minute, minutes, space_number, preparation } = visit;
        return {
          kind: 'slip',
          title: space_number === '' ? 'Společné prostory domu' : `Byt ${space_number}`,
          lead: visitWindowText(day, from_minute, minutes),
          texts: [
            `${round_name}, ${houseText(paper)}`,
            `${preparationText([preparation])} Termín potvrdíte nebo změníte kódem, nejpozději den předem do 18.00.`,
            `Kontakt: ${contactText(paper)}`,
          ],
          facts: [
            { name: 'Adresa', value: `${spoken(publicUrl)}${SLOT_PATH}` },
            { name: 'Kód', value: code },
          ],
          url,
        };
      }),
    ],
  };
}
