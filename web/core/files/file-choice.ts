import { attachedFileFault, type TakenFiles } from '#contract/rules/attached-file.ts';
import { base64Of } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';

/** Ends of names that the dialog of the system offers. */
export const accepted: Readonly<Record<TakenFiles, string>> = {
  pictures: '.pdf,.png,.jpg,.jpeg',
  papers: '.pdf,.png,.jpg,.jpeg,.isdoc,.isdocx',
};

/** What may be picked, in words. */
export const acceptedText: Readonly<Record<TakenFiles, string>> = {
  pictures: 'PDF, PNG nebo JPEG, nejvýše 10 MB',
  papers: 'PDF, PNG, JPEG nebo ISDOC, nejvýše 10 MB',
};

/** A file ready to be sent, or what is wrong with it. */
export type Chosen =
  | { readonly fault: string }
  | { readonly fault: null; readonly file_name: string; readonly content_base64: string };

const BEGINNING = 16;

/** Judges a file by the server's own rule and reads it. */
export async function chosenFile(file: File, taken: TakenFiles = 'pictures'): Promise<Chosen> {
  try {
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
    const fault = attachedFileFault(file.name, beginning, file.size, taken);
    if (fault !== null) return { fault };
    return { fault, file_name: file.name.slice(-200), content_base64: await base64Of(file) };
  } catch (error) {
    log.warn('Přikládaný soubor nelze přečíst', error);
    return { fault: 'Soubor se nepodařilo přečíst. Možná se mezitím změnil; vyberte ho znovu.' };
  }
}
