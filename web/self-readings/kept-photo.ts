import { useEffect, useEffectEvent, useState } from 'react';
import { chosenPhoto, type ChosenPhoto } from '#web/form/photo.ts';
import { usePhoto, type PickedPhoto } from '#web/form/PhotoPick.tsx';
import { dropLarge, keepLarge, readLarge } from '#web/lib/large-kept.ts';
import { SELF_PHOTOS_PREFIX } from '#web/lib/storage-keys.ts';
import { useTurns } from '#web/lib/turns.ts';

/** A photo that stays on the device until it is sent or taken back. */
interface KeptPhoto extends PickedPhoto {
  /** The device cannot keep it: it lives as long as the page. */
  readonly isUnkept: boolean;
}

const nameOf = (meter_id: number) => `${SELF_PHOTOS_PREFIX}${meter_id}`;

async function kept(meter_id: number): Promise<ChosenPhoto | null> {
  const content_base64 = await readLarge(nameOf(meter_id));
  return content_base64 === undefined ? null : { fault: null, name: '', content_base64 };
}

/** The photo of a meter that somebody reads; what the device has kept of it comes back. */
export function useKeptPhoto(meter_id: number): KeptPhoto {
  const photo = usePhoto();
  const [isUnkept, setUnkept] = useState(false);
  const begin = useTurns();
  const restore = useEffectEvent((id: number) => photo.take(kept(id)));
  useEffect(() => restore(meter_id), [meter_id]);
  const chosen = async (file: File): Promise<ChosenPhoto> => {
    const isLast = begin();
    const told = await chosenPhoto(file);
    // Another one was picked meanwhile, or this one was taken back.
    if (told.fault !== null || !isLast()) return told;
    const isKept = await keepLarge(nameOf(meter_id), told.content_base64);
    if (isLast()) setUnkept(!isKept);
    return told;
  };
  return {
    ...photo,
    isUnkept: isUnkept && photo.chosen?.fault === null,
    pick: (file) => photo.take(chosen(file)),
    drop: () => {
      begin();
      photo.drop();
      void dropLarge(nameOf(meter_id));
    },
  };
}
