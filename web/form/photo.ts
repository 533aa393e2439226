import { exifOfJpeg, uprightExif, withExif } from '#contract/rules/exif.ts';
import { PHOTO_BEGINNING, PHOTO_SIDE, photoFault } from '#contract/rules/photo.ts';
import { base64Of } from '#web/lib/download.ts';
import { log } from '#web/lib/log.ts';

/** Kinds of photos that the dialog of the system offers; a telephone offers its camera too. */
export const PHOTOS = 'image/jpeg,image/png,image/webp';

/** A photo ready to be sent, or what is wrong with it. */
export type ChosenPhoto =
  | { readonly fault: string }
  | { readonly fault: null; readonly name: string; readonly content_base64: string };

const QUALITY = 0.85;

/** The picture within the side that is kept, so that little travels; a browser that cannot sends it whole. */
async function smaller(file: Blob): Promise<Blob> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) return file;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** The smaller picture with what the camera wrote beside the taken one; the canvas has lost it. */
async function withItsExif(small: Blob, file: Blob): Promise<Blob> {
  if (small === file) return file;
  const exif = exifOfJpeg(new Uint8Array(await file.arrayBuffer()));
  const upright = exif && uprightExif(exif);
  if (upright === null) return small;
  return new Blob([withExif(new Uint8Array(await small.arrayBuffer()), upright)]);
}

/**
 * Judges a photo by the server's own rule, makes it smaller and reads it. Where it was taken goes with it
 * only if that is kept.
 */
export async function chosenPhoto(
  file: File,
  { keepsPosition = false }: { readonly keepsPosition?: boolean } = {},
): Promise<ChosenPhoto> {
  try {
    const beginning = new Uint8Array(await file.slice(0, PHOTO_BEGINNING).arrayBuffer());
    const fault = photoFault(beginning, file.size);
    if (fault !== null) return { fault };
    const small = await smaller(file);
    const sent = keepsPosition ? await withItsExif(small, file) : small;
    return { fault, name: file.name, content_base64: await base64Of(sent) };
  } catch (error) {
    log.warn('Fotku nelze přečíst', error);
    return { fault: 'Fotku nelze přečíst; vyfoťte ji znovu, nebo vyberte jinou' };
  }
}

/** A photo as a picture of the page. */
export const photoAddress = (content_base64: string): string =>
  `data:image/jpeg;base64,${content_base64}`;
