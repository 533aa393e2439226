import sharp from 'sharp';
import { positionIn, type Position } from '#contract/rules/exif.ts';
import { photoFault, PHOTO_SIDE } from '#contract/rules/photo.ts';
import { fieldFault } from '#server/errors.ts';

/** More than any telephone takes; a file that claims more is not opened. */
const MOST_PIXELS = 120_000_000;
const LONGEST_SECONDS = 10;
/** Digits of a counter are read at it as well as at the original. */
const QUALITY = 80;

/** The side, in pixels, within which a photo is printed: half a page is not wider in print. */
const PRINTED_SIDE = 900;

/** A kept photo made smaller for paper, as JPEG. */
export const printedPhoto = (kept: Buffer): Promise<Buffer> =>
  sharp(kept)
    .resize({ width: PRINTED_SIDE, height: PRINTED_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();

/**
 * Where a sent photo was taken, in degrees, by what its device wrote beside it; null where it did not, or
 * where it is no picture: that is told by whoever keeps it.
 */
export async function photoPosition({
  content_base64,
}: {
  readonly content_base64: string;
}): Promise<Position | null> {
  const sent = Buffer.from(content_base64, 'base64');
  if (photoFault(sent, sent.length) !== null) return null;
  try {
    const { exif } = await sharp(sent, { limitInputPixels: MOST_PIXELS }).metadata();
    return exif === undefined ? null : positionIn(exif);
  } catch {
    return null;
  }
}

/**
 * A photo as it is kept: turned as it was taken, made smaller, written anew as JPEG. Nothing of what the
 * device wrote beside the picture – place, time, its own name – is left. Errors: `invalid-input` at the
 * field for what is no picture.
 */
export async function keptPhoto(content: Buffer, field: string): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw fieldFault(field, 'Fotku nelze přečíst; vyfoťte ji znovu, nebo vyberte jinou');
  }
}
