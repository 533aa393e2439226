import type { PaperPdf } from '#contract/money/account-papers.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';

/** Has the browser save the paper. */
export function savePaper({ file_name, content_type, content_base64 }: PaperPdf): void {
  download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type }));
}
