import { decoded } from '#server/files/code-page.ts';
import { textOfFile } from '#server/files/encoding.ts';
import { bankFault } from './statement.ts';

const small = /[áčďéěíňóřšťúůýž]/g;
const great = /[ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/g;
const other = /[^\u0000-\u007fáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How much a text looks Czech; capital letters within words come of a wrong code page. */
function likeness(text: string): number {
  return 2 * count(text, small) + count(text, great) - 2 * count(text, other);
}

const isUtf = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

// DOS programs end a text by this character.
const END_OF_TEXT = 0x1a;
const LOOKED_AT = 200_000;

function withoutEnd(bytes: Buffer): Buffer {
  let { length } = bytes;
  while (bytes[length - 1] === END_OF_TEXT) length -= 1;
  return bytes.subarray(0, length);
}

/**
 * The text of a file of statements: UTF-8, UTF-16 with its mark, Windows-1250, or CP852, whichever makes Czech
 * of it. Errors: `bank-file`.
 */
export function bankText(bytes: Buffer): string {
  if (bytes.length === 0) throw bankFault('Soubor je prázdný.');
  const ended = withoutEnd(bytes);
  const text = textOfFile(ended);
  if (text === undefined)
    throw bankFault('Soubor není text. Nahrajte výpis GPC, camt.053 (XML), Fio nebo CSV.');
  const dos = isUtf(ended) ? '' : decoded(ended.subarray(0, LOOKED_AT), 'cp852');
  const isDos = dos !== '' && likeness(dos) > likeness(text.slice(0, LOOKED_AT));
  return (isDos ? decoded(ended, 'cp852') : text).replace(/^\uFEFF/, '');
}
