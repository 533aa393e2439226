/** Why a file cannot be imported; the sentence is for people. */
export class FileFault extends Error {
  readonly code: 'import-unreadable' | 'import-too-large' | 'import-empty';

  constructor(code: FileFault['code'], sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export const UNREADABLE =
  'Soubor se nepodařilo přečíst. Uložte ho jako sešit XLSX nebo soubor CSV a nahrajte znovu.';

export function unreadable(sentence: string = UNREADABLE): FileFault {
  return new FileFault('import-unreadable', sentence);
}

export function tooLarge(sentence: string): FileFault {
  return new FileFault('import-too-large', sentence);
}
