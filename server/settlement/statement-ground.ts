import { differenceText, toldTogether } from '#contract/settlement/difference-text.ts';
import {
  areaBars,
  usageBars,
  documentRows,
  measuredIn,
  readingRows,
  yearBars,
  type DocumentRow,
} from '#contract/settlement/statement-rows.ts';
import { DECREE_HEADING, decreeRows, supplierTexts } from '#contract/settlement/decree-rows.ts';
import { comparisonText, groundTexts } from '#contract/settlement/statement-text.ts';
import type { StatementPaper, StatementService } from '#contract/settlement/statement-paper.ts';
import type { PdfBlock, PdfColumn, PdfTable } from '#server/pdf/document.ts';

// What the sums of a statement stand on: the year before and the house, sentences, readings and documents.

/** The year before and the mean of the house; nothing where neither is known. */
export function comparisonBlocks(paper: StatementPaper): readonly PdfBlock[] {
  const [years, uses, area] = [yearBars(paper), usageBars(paper), areaBars(paper)];
  const sentence = comparisonText(paper);
  if ([...years, ...uses, ...area].length === 0 && sentence === '') return [];
  return [
    { kind: 'heading', text: 'Porovnání' },
    ...(sentence === '' ? [] : [{ kind: 'small' as const, text: sentence }]),
    // Each service of its own unit, so each on its own scale.
    ...[years, ...uses.map((one) => [one]), area].flatMap((groups) =>
      groups.length === 0 ? [] : [{ kind: 'bars' as const, groups }],
    ),
  ];
}

/** How each sum came about, service by service. */
export function groundBlocks(paper: StatementPaper): readonly PdfBlock[] {
  const { services, together } = toldTogether(paper.services);
  return [
    { kind: 'heading', text: 'Jak jsme k\u00A0tomu došli' },
    ...services.flatMap((service) => serviceBlocks(service)),
    ...(together === '' ? [] : [{ kind: 'note' as const, text: together }]),
  ];
}

function serviceBlocks(service: StatementService): readonly PdfBlock[] {
  const documents = documentRows(service);
  const { difference } = service;
  const [only] = documents;
  const document = documents.length === 1 && only !== undefined ? documentText(only) : '';
  return [
    { kind: 'subheading', text: service.service_name },
    ...paragraphsOf(groundTexts(service), document).map(
      (text) => ({ kind: 'small', text }) as const,
    ),
    ...(difference === null ? [] : [{ kind: 'small' as const, text: differenceText(difference) }]),
    ...readingsTable(service),
    ...decreeBlocks(service),
    ...(documents.length > 1 ? [documentsTable(documents)] : []),
  ];
}

/** What the decree wants of heat and hot water; nothing of other services. */
function decreeBlocks({ decree }: StatementService): readonly PdfBlock[] {
  if (decree === null) return [];
  return [
    {
      kind: 'table',
      columns: [{ heading: DECREE_HEADING }, figures('Dům', 110), figures('Vy', 110)],
      rows: decreeRows(decree).map(({ name, house, own }) => [name, house, own]),
      sums: [],
    },
    ...supplierTexts(decree).map((text) => ({ kind: 'small', text }) as const),
  ];
}

/** So many sentences are read in one breath. */
const SHORT = 4;

/** A simple sum is a paragraph; one of more steps has a line for each, what is paid and what it cost on one. */
function paragraphsOf(sentences: readonly string[], document: string): readonly string[] {
  if (sentences.length <= SHORT) return [joined([...sentences, document])];
  const [paid = '', cost = '', ...steps] = sentences;
  return [joined([paid, cost]), ...steps, ...(document === '' ? [] : [document])];
}

const joined = (sentences: readonly string[]): string => sentences.join(' ').trimEnd();

const figures = (heading: string, width: number): PdfColumn => ({ heading, width, figures: true });

function readingsTable(service: StatementService): readonly PdfBlock[] {
  const rows = readingRows(service);
  if (rows.length === 0) return [];
  const unit = measuredIn(service);
  return [
    {
      kind: 'table',
      columns: [
        { heading: unit === '' ? 'Měřidlo' : `Měřidlo (${unit})` },
        figures('Ode dne', 70),
        figures('Počáteční stav', 78),
        figures('Do dne', 70),
        figures('Konečný stav', 78),
        figures('Rozdíl stavů', 66),
      ],
      rows: rows.map((one) => [
        one.serial,
        one.from,
        one.fromState,
        one.to,
        one.toState,
        one.between,
      ]),
      sums: [],
    },
  ];
}

/** Of one alone: 'Doklad: Teplárna Kostelec, 2025-0117, 1. 1. – 31. 12. 2025, 160 GJ po 600 Kč, 96 000 Kč.' */
function documentText({ name, period, quantity, total, part }: DocumentRow): string {
  const own = part === total ? '' : `z\u00A0toho v\u00A0období ${part}`;
  const parts = [name, period, quantity, total, own].filter((one) => one !== '');
  return `Doklad: ${parts.join(', ')}.`;
}

function documentsTable(rows: readonly DocumentRow[]): PdfTable {
  const hasQuantity = rows.some(({ quantity }) => quantity !== '');
  const isWhole = rows.every(({ part, total }) => part === total);
  return {
    kind: 'table',
    columns: [
      { heading: 'Doklad' },
      { heading: 'Období dokladu', width: 108 },
      ...(hasQuantity ? [figures('Množství a\u00A0cena', 100)] : []),
      figures(isWhole ? 'Částka' : 'Celkem', 60),
      ...(isWhole ? [] : [figures('Z\u00A0toho v\u00A0období', 66)]),
    ],
    rows: rows.map(({ name, period, quantity, total, part }) => [
      name,
      period,
      ...(hasQuantity ? [quantity] : []),
      total,
      ...(isWhole ? [] : [part]),
    ]),
    sums: [],
  };
}
