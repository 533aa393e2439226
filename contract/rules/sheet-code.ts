/** Letters and digits of codes: none that is taken for another when it is copied from paper. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 12;

/** A code as it was meant, however it was copied: without spaces and dashes, in capitals. */
export function plainCode(written: string): string {
  return written.replaceAll(/[\s\-–—.]/gu, '').toUpperCase();
}

/** The code in groups of four, as it is printed: 'K7PM-2XQD-94TR'. */
export function writtenCode(code: string): string {
  return code.match(/.{1,4}/gu)?.join('-') ?? code;
}

/** What is wrong with a code that was copied, in Czech; null when it may be one. */
export function codeFault(written: unknown): string | null {
  const code = plainCode(String(written));
  if (code.length !== CODE_LENGTH) return 'Kód má 12 znaků, opište ho celý';
  const odd = Array.from(code).find((letter) => !CODE_LETTERS.includes(letter));
  return odd === undefined ? null : `Znak ${odd} v kódu být nemůže, podívejte se na list znovu`;
}
