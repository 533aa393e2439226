/** How long an address of a file lives on: some browsers begin to read it only after the click. */
const READ_MS = 10_000;

/** Has the browser save a file. */
export function download(file_name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = file_name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

/** Bytes of a text in base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A file in base64, as the API takes it. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.type)));
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}

/** A name that every system takes for a file. */
export function fileName(...parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== '').join(' ');
  return joined
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
