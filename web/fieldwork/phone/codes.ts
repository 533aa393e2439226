import { log } from '#web/lib/log.ts';

// Bar codes and QR codes of meters, read where the browser itself can.

interface Detector {
  detect: (
    picture: ImageBitmap | HTMLVideoElement,
  ) => Promise<readonly { readonly rawValue: string }[]>;
}

/** The longest number of a meter. */
const LONGEST = 50;

/** Whether the browser reads codes at all. */
export const canReadCodes = (): boolean => 'BarcodeDetector' in globalThis;

/** What reads codes out of a picture; undefined in browsers that cannot. */
export function newDetector(): Detector | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: new () => Detector };
  return BarcodeDetector === undefined ? undefined : new BarcodeDetector();
}

/** Texts of codes in the picture, each once, without characters that nobody sees; as long as a number may be. */
export async function codesIn(
  detector: Detector,
  picture: ImageBitmap | HTMLVideoElement,
): Promise<string[]> {
  const found = await detector.detect(picture);
  const texts = found.map(({ rawValue }) =>
    rawValue.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST),
  );
  return [...new Set(texts)].filter((text) => text !== '');
}

/** The first code in a photo; null where there is none. */
export async function codeInPhoto(file: File): Promise<string | null> {
  try {
    const detector = newDetector();
    if (detector === undefined) return null;
    const picture = await createImageBitmap(file);
    const [code] = await codesIn(detector, picture);
    picture.close();
    return code ?? null;
  } catch (error) {
    log.warn('Čárový kód nelze přečíst', error);
    return null;
  }
}
