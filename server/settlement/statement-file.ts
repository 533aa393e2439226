import type { PaperPdf } from '#contract/money/account-papers.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { periodText } from './issued-claims.ts';
import { statementDocument } from './statement-document.ts';

/** 'vyúčtování 2025 prostor 12.pdf' */
export const statementFileName = ({ number, period_from, period_to, space_name }: StatementPaper) =>
  `${number === 1 ? '' : 'oprava '}vyúčtování ${periodText(period_from, period_to)} prostor ${space_name}.pdf`;

/** A statement as a file. Errors: `overloaded`. */
export async function statementFile(
  paper: StatementPaper,
  made: string,
  client_id: number,
): Promise<PaperPdf> {
  const bytes = await makePdf(statementDocument([paper], made), client_id);
  return {
    file_name: statementFileName(paper),
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
