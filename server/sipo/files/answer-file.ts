import type { SipoAnswer } from '#contract/sipo/answers.ts';
import type { CodePage } from '#contract/sipo/settings.ts';
import { AppError } from '#server/errors.ts';
import { decoded } from '#server/files/code-page.ts';
import { readPaid, readRefused, type AnswerRecord } from './answer-record.ts';

export interface AnswerFile {
  readonly kind: SipoAnswer['kind'];
  readonly records: readonly AnswerRecord[];
}

const PAID_LENGTH = 44;
const REFUSED_LEAST = 71;
const REFUSED_MOST = 80;
// DOS programs end a text by this character.
const END_OF_TEXT = /\u001a+$/;

/** The fault of a file, with the number of the line where it is. */
export function fileFault(sentence: string, line?: number): AppError {
  const errorMsg = line === undefined ? sentence : `Řádek ${line}: ${sentence}`;
  return new AppError('sipo-file', { errorMsg });
}

function linesOf(text: string): string[] {
  const lines = text.replace(END_OF_TEXT, '').split(/\r\n|\n|\r/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

function kindOf(first: string): SipoAnswer['kind'] {
  if (first.length === PAID_LENGTH) return 'paid';
  if (first.length >= REFUSED_LEAST && first.length <= REFUSED_MOST) return 'refused';
  throw fileFault(
    `záznam má ${first.length} znaků. Zaplacené platby (ZA) mají 44, chybné záznamy (ZZ) 71 až 80.`,
    1,
  );
}

function ensureLength(line: string, kind: SipoAnswer['kind'], at: number): void {
  if (kind === 'paid' && line.length !== PAID_LENGTH)
    throw fileFault(`záznam má ${line.length} znaků místo 44`, at);
  if (kind === 'refused' && (line.length < REFUSED_LEAST || line.length > REFUSED_MOST))
    throw fileFault(`záznam má ${line.length} znaků místo 71 až 80`, at);
}

/**
 * Records of a file of paid payments (ZA) or of refused records (ZZ); which of the two it is, is
 * known by the length of its records. Errors: `sipo-file`, with the line.
 */
export function readAnswerFile(bytes: Buffer, page: CodePage): AnswerFile {
  const lines = linesOf(decoded(bytes, page));
  const [first] = lines;
  if (first === undefined) throw fileFault('Soubor je prázdný.');
  if (/^\s*</.test(first)) throw fileFault('Soubor je webová stránka, ne soubor České pošty.');
  const kind = kindOf(first);
  const read = kind === 'paid' ? readPaid : readRefused;
  const records = lines.map((line, at) => {
    ensureLength(line, kind, at + 1);
    const record = read(line);
    if (typeof record === 'string') throw fileFault(record, at + 1);
    return { ...record, row_number: at + 1 };
  });
  return { kind, records };
}
