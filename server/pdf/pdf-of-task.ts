import { AppError } from '#server/errors.ts';
import type { PdfDocument } from './document.ts';
import { makePdf } from './make-pdf.ts';

/**
 * A PDF that a task makes. Where the maker has too much to do, the task is tried again later: nobody stands and
 * waits for it, who would have to be told.
 */
export async function pdfOfTask(document: PdfDocument, clientId: number): Promise<Buffer> {
  try {
    return await makePdf(document, clientId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'overloaded')
      throw new Error('The maker of PDF is busy.', { cause: error });
    throw error;
  }
}
