import { attachedFileFault } from '#contract/rules/attached-file.ts';
import { base64Of } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';

/** Ends of names that the dialog of the system offers. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg';

/** A file ready to be sent, or what is wrong with it. */
export type Chosen =
  | { readonly fault: string }
  | { readonly fault: null; readonly file_name: string; readonly content_base64: string };

const BEGINNING = 16;

/** Judges a file by the server's own rule and reads it. */
export async function chosenFile(file: File): Promise<Chosen> {
  try {
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
    const fault = attachedFileFault(file.name, beginning, file.size);
    if (fault !== null) return { fault };
    return { fault, file_name: file.name.slice(-200), content_base64: await base64Of(file) };
  } catch (error) {
    log.warn('Soubor zprávy o revizi nelze přečíst', error);
    return { fault: 'Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.' };
  }
}
