import type { PrescriptionSheet } from './prescription-sheets.ts';
import {
  crownsText,
  groupsOf,
  paymentFacts,
  rowTexts,
  SHEET_LAW,
  SHEET_TITLE,
  turnOf,
  validText,
} from './sheet-text.ts';

/** A sheet as a mail: everything that its paper says; the paper with the code and the place for a signature goes with it. */
export function sheetLetter(sheet: PrescriptionSheet): { subject: string; body: string } {
  const { space_number, building_name, unit_name, unit_business_id, unit_address } = sheet;
  const place = [`prostor ${space_number}`, building_name].filter((part) => part !== '');
  const rows = groupsOf(sheet).flatMap((group) => [
    '',
    `${group.name}: ${crownsText(group.sum)}`,
    ...group.rows.map((row) => {
      const how = rowTexts(row).filter((part) => part !== '' && part !== 'částkou');
      const by = how.length === 0 ? '' : ` (${how.join(', ')})`;
      return `  ${row.name}: ${crownsText(row.amount)}${by}`;
    }),
  ]);
  const signed = [unit_name, unit_business_id && `IČO ${unit_business_id}`, unit_address];
  const lines = [
    'Dobrý den,',
    '',
    `zasíláme vám evidenční list: ${place.join(', ')}.`,
    validText(sheet),
    ...rows,
    '',
    ...paymentFacts(sheet).map(([name, value]) => `${name}: ${value}`),
    '',
    turnOf(sheet),
    SHEET_LAW,
    'List k podpisu s kódem QR platby je v příloze (PDF).',
    '',
    signed.filter((part) => part !== '').join(', '),
  ];
  return {
    subject: `${SHEET_TITLE}, ${place.join(', ')}`.slice(0, 300),
    body: `${lines.join('\n').replaceAll('\u00A0', ' ')}\n`,
  };
}
