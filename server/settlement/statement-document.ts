import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import type { PdfDocument } from '#server/pdf/document.ts';

export function statementDocument(
  papers: readonly [StatementPaper, ...StatementPaper[]],
  made: string,
): PdfDocument {
  const [{ unit_name }] = papers;
  return {
    title: 'Vyúčtování služeb',
    author: unit_name,
    made,
    parts: papers.map(({ space_name }) => [{ kind: 'title', text: space_name }]),
  };
}
