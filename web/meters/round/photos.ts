import { chosenPhoto } from '#web/form/photo.ts';
import { randomId } from '#web/lib/repeat-key.ts';
import { createStore } from '#web/lib/store.ts';
import { lineName, type LineAt } from './kept.ts';
import {
  dropKeptPhoto,
  isPhotoKey,
  keepPhoto,
  readKeptContent,
  readKeptPhotos,
  type KeptPhoto,
} from './kept-photos.ts';

/** Where a photo stands: to be sent with its reading, on its way, without a connection, or not taken. */
type PhotoPhase = 'due' | 'sending' | 'waiting' | 'refused';

/** A photo that the server has not got. */
export interface OutPhoto extends KeptPhoto {
  readonly phase: PhotoPhase;
  /** Why the server did not take it. */
  readonly fault: string;
  /** The picture itself where the device cannot keep it: it lives as long as the page. */
  readonly unkept: string | null;
}

interface PhotoBox {
  readonly unit_id: number;
  readonly photos: ReadonlyMap<string, OutPhoto>;
  /** What was wrong with a picture that was picked, by the names of lines. */
  readonly faults: ReadonlyMap<string, string>;
}

const box = createStore<PhotoBox>({ unit_id: 0, photos: new Map(), faults: new Map() });

/** The photos inside a component. */
export const usePhotos = box.use;

/** The photos outside a component. */
export const outPhotos = (): ReadonlyMap<string, OutPhoto> => box.get().photos;

const asOut = (kept: KeptPhoto): OutPhoto => ({ ...kept, phase: 'due', fault: '', unkept: null });

/** Takes up what the device has kept of the unit. */
export function openPhotos(unit_id: number): void {
  const kept = readKeptPhotos(unit_id).map((one) => [lineName(one), asOut(one)] as const);
  box.set({ unit_id, photos: new Map(kept), faults: new Map() });
}

function put(photo: OutPhoto): void {
  const before = box.get();
  box.set({ ...before, photos: new Map(before.photos).set(lineName(photo), photo) });
}

function setFault(at: LineAt, fault: string): void {
  const before = box.get();
  const faults = new Map(before.faults);
  if (fault === '') faults.delete(lineName(at));
  else faults.set(lineName(at), fault);
  box.set({ ...before, faults });
}

/** Follows another tab of the same person. */
export function followPhotos(key: string | null): void {
  const { unit_id, photos, faults } = box.get();
  if (key === null || !isPhotoKey(unit_id, key)) return;
  const kept = readKeptPhotos(unit_id).map((one) => {
    const own = photos.get(lineName(one));
    return [lineName(one), own?.send_key === one.send_key ? own : asOut(one)] as const;
  });
  const unkept = [...photos].filter(([, photo]) => photo.unkept !== null);
  box.set({ unit_id, photos: new Map([...unkept, ...kept]), faults });
}

/** Judges a picture that was taken of a line and keeps it in the stead of the one before; false for no photo. */
export async function takePhoto(at: LineAt, file: File): Promise<boolean> {
  const { unit_id } = box.get();
  setFault(at, '');
  const chosen = await chosenPhoto(file);
  if (chosen.fault !== null) {
    setFault(at, chosen.fault);
    return false;
  }
  const { house, day, meter_id } = at;
  const photo: KeptPhoto = { house, day, meter_id, send_key: randomId() };
  const isKept = await keepPhoto(unit_id, photo, chosen.content_base64);
  // Meanwhile another unit may have been opened; the device has the photo, and this one is not its.
  if (box.get().unit_id === unit_id)
    put({ ...asOut(photo), unkept: isKept ? null : chosen.content_base64 });
  return true;
}

/** The picture of a photo; undefined when the device has lost it. */
export async function contentOf(photo: OutPhoto): Promise<string | undefined> {
  return photo.unkept ?? (await readKeptContent(box.get().unit_id, photo));
}

/** Forgets a photo, unless another one was taken of the line meanwhile. */
export async function dropPhoto(photo: OutPhoto): Promise<void> {
  const before = box.get();
  const name = lineName(photo);
  if (before.photos.get(name)?.send_key !== photo.send_key) return;
  const photos = new Map(before.photos);
  photos.delete(name);
  box.set({ ...before, photos });
  await dropKeptPhoto(before.unit_id, photo);
}

/** A photo stands otherwise, as far as no other one was taken of the line. */
export function changePhoto(photo: OutPhoto, phase: PhotoPhase, fault = ''): void {
  const now = box.get().photos.get(lineName(photo));
  if (now?.send_key === photo.send_key) put({ ...now, phase, fault });
}
