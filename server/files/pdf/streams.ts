import { constants, inflateSync } from 'node:zlib';
import { isDict, nameOf, PdfFault, type PdfDict } from './syntax.ts';

/** A stream is packed once; more is how a small file grows. */
function filterOf(dict: PdfDict): string | undefined {
  const filter = dict.get('Filter');
  if (filter === undefined || filter === null) return '';
  if (!Array.isArray(filter)) return nameOf(filter);
  return filter.length > 1 ? undefined : filter.length === 0 ? '' : nameOf(filter[0]);
}

const isPredicted = (dict: PdfDict) => {
  const told = dict.get('DecodeParms') ?? null;
  const parms = Array.isArray(told) ? told[0] : told;
  const predictor = isDict(parms) ? parms.get('Predictor') : 1;
  return predictor !== undefined && predictor !== 1;
};

/** What a stream carries; undefined where it is packed otherwise than by Flate. Errors: `PdfFault` of one of more bytes. */
export function streamBytes(dict: PdfDict, bytes: Buffer, most: number): Buffer | undefined {
  const filter = filterOf(dict);
  if (filter === undefined || isPredicted(dict)) return undefined;
  if (filter !== '' && filter !== 'FlateDecode' && filter !== 'Fl') return undefined;
  const content = filter === '' ? bytes : inflated(bytes, most);
  if (content.length > most) throw new PdfFault('grows');
  return content;
}

function inflated(bytes: Buffer, most: number): Buffer {
  try {
    // An end of line may stand behind what is packed.
    return inflateSync(bytes, {
      maxOutputLength: Math.max(1, most),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch (error) {
    throw new PdfFault(error instanceof RangeError ? 'grows' : 'broken');
  }
}
