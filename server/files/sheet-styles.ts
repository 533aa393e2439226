/** Numbers of styles of cells in the order of the part below. */
export const styles = { text: 0, head: 1, day: 2, moment: 3, quoted: 4 } as const;

/** More decimal places are shown as they are. */
const MOST_DECIMALS = 6;
const FIRST_OF_DECIMALS = Object.keys(styles).length;

/** The style of a number that shows so many decimal places. */
export function styleOfDecimals(decimals: number | undefined): number {
  return decimals === undefined || decimals > MOST_DECIMALS
    ? styles.text
    : FIRST_OF_DECIMALS + decimals;
}

// Numbers of formats under 164 are those that a spreadsheet has by itself.
const OWN = 164;
const formats = [
  'd. m. yyyy',
  'd. m. yyyy h:mm',
  '#,##0',
  ...Array.from({ length: MOST_DECIMALS }, (_, at) => `#,##0.${'0'.repeat(at + 1)}`),
];
const [DAY, MOMENT, WHOLE] = [OWN, OWN + 1, OWN + 2];

const formatted = (format: number) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

const cellStyles = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  formatted(DAY),
  formatted(MOMENT),
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>',
  ...Array.from({ length: MOST_DECIMALS + 1 }, (_, at) => formatted(WHOLE + at)),
];

const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;

/** The part of a workbook that says how its cells look. */
export const stylesPart = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${formats.length}">`,
  ...formats.map((code, at) => `<numFmt numFmtId="${OWN + at}" formatCode="${code}"/>`),
  '</numFmts>',
  `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
