import type { BrowserContext, Page } from '@playwright/test';

// A browser that reads codes: what its detector sees is what the test shows to it. The camera itself is the
// browser's own, of moving pictures that it makes.

interface Seen {
  /** Codes before the camera. */
  codes?: readonly string[];
  /** The person has said that the portal may have no camera. */
  isRefused?: boolean;
  /** Tracks of all cameras that were ever opened. */
  tracks?: MediaStreamTrack[];
}

/** The browser of the context reads codes from now on. */
export async function giveDetector(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = globalThis as Seen;
    seen.tracks = [];
    Object.assign(globalThis, {
      BarcodeDetector: class {
        async detect() {
          return (seen.codes ?? []).map((rawValue) => ({ rawValue }));
        }
      },
    });
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (asked) => {
      if (seen.isRefused) throw new DOMException('Permission denied', 'NotAllowedError');
      const stream = await open(asked);
      seen.tracks?.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Holds codes before the camera of the page. */
export const showCodes = (page: Page, codes: readonly string[]): Promise<void> =>
  page.evaluate((shown) => {
    (globalThis as Seen).codes = shown;
  }, codes);

/** How the cameras that the page has opened stand. */
export const cameras = (page: Page): Promise<string[]> =>
  page.evaluate(() => ((globalThis as Seen).tracks ?? []).map(({ readyState }) => readyState));

/** The person lets the portal have the camera of the page, or does not. */
export const allowCamera = (page: Page, isAllowed: boolean): Promise<void> =>
  page.evaluate((allowed) => {
    (globalThis as Seen).isRefused = !allowed;
  }, isAllowed);
