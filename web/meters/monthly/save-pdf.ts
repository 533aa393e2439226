import type { InfoPdf } from '#contract/metering/month-info-pdf.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';

/** Has the browser save the file. */
export function savePdf({ file_name, content_type, content_base64 }: InfoPdf): void {
  download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type }));
}
