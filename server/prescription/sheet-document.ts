import { czechDate } from '#contract/czech/iso-date.ts';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import {
  crownsText,
  groupsOf,
  paymentFacts,
  rowTexts,
  SHEET_LAW,
  SHEET_TITLE,
  spaceFacts,
  turnOf,
  validText,
} from '#contract/money/sheet-text.ts';
import { spaydOf } from '#contract/rules/spayd.ts';
import type { PdfBlock, PdfDocument, PdfPart } from '#server/pdf/document.ts';

const columns = [
  { heading: 'Položka' },
  { heading: 'Klíč', width: 96 },
  { heading: 'Sazba', width: 84 },
  { heading: 'Množství', width: 62, figures: true },
  { heading: 'Měsíčně', width: 72, figures: true },
];

/** Rows by groups, each with its sum. */
function tablesOf(sheet: PrescriptionSheet): readonly PdfBlock[] {
  if (sheet.rows.length === 0)
    return [{ kind: 'text', text: 'Za prostor se k tomuto dni nic nepředepisuje.' }];
  return groupsOf(sheet).flatMap(({ name, rows, sum }): PdfBlock[] => [
    { kind: 'heading', text: name },
    {
      kind: 'table',
      columns,
      rows: rows.map((row) => [row.name, ...rowTexts(row), crownsText(row.amount)]),
      sums: [['Součet', '', '', '', crownsText(sum)]],
    },
  ]);
}

const LINE = '.'.repeat(36);

function partOf(sheet: PrescriptionSheet, today: string): PdfPart {
  const { unit_name, unit_business_id, unit_address, space_number, account } = sheet;
  const provider = [unit_name, unit_address, unit_business_id && `IČO ${unit_business_id}`];
  const spayd =
    account === null
      ? undefined
      : spaydOf(
          {
            iban: account.iban,
            amount: sheet.sum,
            variable_symbol: sheet.variable_symbol,
            message: `Predpis, prostor ${space_number}`,
            due_on: '',
          },
          today,
        );
  return [
    {
      kind: 'head',
      from: provider.filter((part) => part !== '').join(', '),
      title: `${SHEET_TITLE}, prostor ${space_number}`,
      subtitle: `stav ke dni ${czechDate(sheet.as_of)}`,
    },
    {
      kind: 'facts',
      facts: spaceFacts(sheet).map(([name, value]) => ({ name, value, note: '' })),
    },
    ...tablesOf(sheet),
    {
      kind: 'payment',
      facts: paymentFacts(sheet).map(([name, value]) => ({ name, value })),
      spayd,
    },
    ...(validText(sheet) === '' ? [] : [{ kind: 'text' as const, text: validText(sheet) }]),
    { kind: 'note', text: turnOf(sheet) },
    { kind: 'note', text: SHEET_LAW },
    // An empty line is room for a hand.
    {
      kind: 'parties',
      parties: [
        { label: ' ', lines: [`Převzal(a) dne: ${LINE}`] },
        { label: ' ', lines: [`Podpis: ${LINE}`] },
      ],
    },
  ];
}

/** Sheets as a document, `of` a space or more of them. */
export function sheetDocument(
  [first, ...others]: readonly [PrescriptionSheet, ...PrescriptionSheet[]],
  { of, made, today }: { readonly of: string; readonly made: string; readonly today: string },
): PdfDocument {
  return {
    title: `${SHEET_TITLE} k ${czechDate(first.as_of)}, ${of}`,
    author: first.unit_name,
    made,
    parts: [first, ...others].map((sheet) => partOf(sheet, today)),
  };
}
