import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { statementName } from '#contract/settlement/statement-text.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import { storedArchive } from '#server/files/stored-archive.ts';

/** Whether it waits for its delivery and may go into a data box: what a mail carries goes by it. */
export const isBoxable = ({
  state,
  data_box,
}: Pick<SettlementStatement, 'state' | 'data_box'>): boolean =>
  data_box !== '' && (state === 'made' || state === 'refused');

/** A statement for a data box, as PDF. */
export interface BoxedStatement {
  readonly data_box: string;
  readonly paper: StatementPaper;
  readonly content: Buffer;
}

/** Letters and digits of the text without diacritics, the rest as hyphens. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/gu, (rest) => (/^\p{M}+$/u.test(rest) ? '' : '-'))
    .replaceAll(/^-|-$/gu, '');

/** Names of files, each once: 'abc1234-Vyuctovani-sluzeb-2025-prostor-12.pdf'. */
function fileNames(boxed: readonly BoxedStatement[]): string[] {
  const uses = new Map<string, number>();
  return boxed.map(({ data_box, paper }) => {
    const base = [data_box, statementName(paper), 'prostor', paper.space_name].map(plain).join('-');
    const use = (uses.get(base) ?? 0) + 1;
    uses.set(base, use);
    return `${base}${use === 1 ? '' : `-${use}`}.pdf`;
  });
}

const head = (value: string) => ({ value, fontWeight: 'bold' as const });
// Cells are text: what a name holds must not become a formula.
const cell = (value: string) => ({ value, format: '@', type: String });

/** What of a message people write: to which box, for whom, about what, and which file. */
async function index(boxed: readonly BoxedStatement[], names: readonly string[]): Promise<Buffer> {
  // Loaded with the first workbook, so that the server starts without it.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const rows = boxed.map(({ data_box, paper }, at) =>
    [data_box, paper.names, subjectOf(paper), names[at] ?? ''].map(cell),
  );
  const heads = ['Datová schránka', 'Příjemce', 'Věc', 'Soubor'].map(head);
  const file = await writeExcelFile([heads, ...rows], { stickyRowsCount: 1 }).toBlob();
  return Buffer.from(await file.arrayBuffer());
}

/** 'Vyúčtování služeb 2025, prostor 12, Lipová 12' */
const subjectOf = (paper: StatementPaper): string =>
  [statementName(paper), `prostor ${paper.space_name}`, paper.building_name]
    .filter((part) => part !== '')
    .join(', ');

/** The statements by their boxes, with the list of them, in one archive. */
export async function boxArchive(boxed: readonly BoxedStatement[]): Promise<Buffer> {
  const names = fileNames(boxed);
  const files = boxed.map(({ content }, at) => [names[at] ?? '', content] as const);
  return storedArchive(new Map([['seznam.xlsx', await index(boxed, names)], ...files]));
}
