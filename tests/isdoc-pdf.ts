import { deflateSync } from 'node:zlib';

/** What of a made PDF is otherwise than usual. */
interface PdfOver {
  /** Files within it by their names. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** The attached files are told by /AF of the catalog alone. */
  readonly isAf?: boolean;
  /** Descriptions of files stand in a stream of objects, as newer producers write them. */
  readonly isPacked?: boolean;
  readonly trailer?: string;
  /** How attached files say that they are packed. */
  readonly filter?: string;
}

const object = (number: number, value: string) => `${number} 0 obj\n${value}\nendobj\n`;
const stream = (number: number, dict: string, bytes: Buffer) =>
  object(
    number,
    `<<${dict}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`,
  );
/** The name in UTF-16 with its mark, as a text of sixteens. */
function utf16(name: string): string {
  const bytes = Buffer.from(`\uFEFF${name}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** A PDF without pages worth seeing, with files within it. */
export function pdfWith({
  files = {},
  isAf = false,
  isPacked = false,
  trailer = '',
  filter = '/FlateDecode',
}: PdfOver = {}): Buffer {
  const named = Object.entries(files);
  const described = named.map(([name], at): [number, string] => [
    10 + at,
    `<</Type/Filespec/F(attached#${at}.bin)/UF${utf16(name)}/AFRelationship/Alternative/EF<</F ${50 + at} 0 R>>>>`,
  ]);
  const refs = described.map(([number]) => `${number} 0 R`);
  const names = refs.map((ref, at) => `(n${at})${ref}`).join(' ');
  const attached = isAf ? `/AF[${refs.join(' ')}]` : '/Names<</EmbeddedFiles 3 0 R>>';
  const tree: [number, string][] = [
    [3, '<</Kids[4 0 R]>>'],
    [4, `<</Names[${names}]>>`],
  ];
  const loose = [...described, ...tree];
  const heads: string[] = [];
  let bodies = '';
  for (const [number, value] of loose) {
    heads.push(`${number} ${bodies.length}`);
    bodies += `${value} `;
  }
  const first = `${heads.join(' ')} `;
  const packed = deflateSync(Buffer.from(first + bodies, 'latin1'));
  const carrier = `/Type/ObjStm/N ${loose.length}/First ${first.length}/Filter/FlateDecode`;
  const parts = [
    '%PDF-1.7\n% komentář\n',
    object(1, `<</Type/Catalog/Pages 2 0 R${attached}>>`),
    object(2, '<</Type/Pages/Kids[]/Count 0>>'),
    ...named.map(([, content], at) => {
      const bytes = filter.includes('FlateDecode') ? deflateSync(content) : Buffer.from(content);
      return stream(50 + at, `/Type/EmbeddedFile${filter && `/Filter ${filter}`}`, bytes);
    }),
    isPacked
      ? stream(9, carrier, packed)
      : loose.map(([number, value]) => object(number, value)).join(''),
    `trailer\n<</Root 1 0 R/Size 99${trailer}>>\nstartxref\n0\n%%EOF\n`,
  ];
  return Buffer.from(parts.join(''), 'latin1');
}
