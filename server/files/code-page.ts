import type { CodePage } from '#contract/sipo/settings.ts';

/** The upper half of CP852 (PC Latin 2), bytes 80 to FF, sixteen a row: no decoder of the platform knows it. */
const CP852_UPPER = [
  'ÇüéâäůćçłëŐőîŹÄĆ',
  'ÉĹĺôöĽľŚśÖÜŤťŁ×č',
  'áíóúĄąŽžĘę¬źČş«»',
  '░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤',
  'đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´',
  '\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
].join('');

const FIRST_UPPER = 0x80;
const ASCII = /^[\u0020-\u007e\r\n]$/;
// Bytes that a code page leaves out are decoded to these.
const CONTROL = /[\u0080-\u009f]/;

const uppers: Readonly<Record<CodePage, string>> = {
  'windows-1250': new TextDecoder('windows-1250').decode(
    Uint8Array.from({ length: 128 }, (_, at) => FIRST_UPPER + at),
  ),
  cp852: CP852_UPPER,
};

function byteOf(character: string, page: CodePage): number | undefined {
  if (ASCII.test(character)) return character.charCodeAt(0);
  const at = CONTROL.test(character) ? -1 : uppers[page].indexOf(character);
  return at === -1 ? undefined : FIRST_UPPER + at;
}

/** Characters of the text that the code page has not, each once. */
export function unwritable(text: string, page: CodePage): string[] {
  return [...new Set(text)].filter((character) => byteOf(character, page) === undefined);
}

/** Bytes of the text. Throws for a character that the code page has not. */
export function encoded(text: string, page: CodePage): Buffer {
  const bytes = Array.from(text, (character) => {
    const byte = byteOf(character, page);
    if (byte === undefined) throw new RangeError(`${page} has no ${character}`);
    return byte;
  });
  return Buffer.from(bytes);
}

/** Text of the bytes; every byte is some character. */
export function decoded(bytes: Buffer, page: CodePage): string {
  const upper = uppers[page];
  return Array.from(bytes, (byte) =>
    byte < FIRST_UPPER ? String.fromCharCode(byte) : upper.charAt(byte - FIRST_UPPER),
  ).join('');
}
