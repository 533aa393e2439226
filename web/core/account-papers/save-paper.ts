import { bytesOf, download, fileName } from '#web/lib/download.ts';

interface Paper {
  readonly file_name: string;
  readonly content_type: string;
  readonly content_base64: string;
}

/** Has the browser save the paper. */
export function savePaper({ file_name, content_type, content_base64 }: Paper): void {
  download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type }));
}
