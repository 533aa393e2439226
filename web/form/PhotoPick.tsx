import { IconCamera } from '#web/icons/IconCamera.ts';
import { IconX } from '#web/icons/IconX.ts';
import { useState, type ReactNode } from 'react';
import { useTurns } from '#web/lib/turns.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FilePick } from './FilePick.tsx';
import { chosenPhoto, photoAddress, PHOTOS, type ChosenPhoto } from './photo.ts';
import styles from './file-pick.module.css';

type SentPhoto<N extends string> = { readonly [K in N]?: { readonly content_base64: string } };

/** A photo that is going to be sent with a form. */
export interface PickedPhoto {
  readonly chosen: ChosenPhoto | null;
  pick(this: void, file: File): void;
  /** Takes one that is still being read; null is none. */
  take(this: void, read: Promise<ChosenPhoto | null>): void;
  drop(this: void): void;
  /** What is sent under the name, once the picked photo was read; nothing without one. */
  sent<N extends string>(this: void, name: N): Promise<SentPhoto<N>>;
}

/** A photo picked for a record that is being written; sending waits for one that is still being read. */
export function usePhoto(): PickedPhoto {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const [reading, setReading] = useState<Promise<ChosenPhoto | null> | null>(null);
  const begin = useTurns();
  const take = async (read: Promise<ChosenPhoto | null>) => {
    const isLast = begin();
    setReading(read);
    const told = await read;
    if (isLast()) setChosen(told);
  };
  return {
    chosen,
    pick: (file) => void take(chosenPhoto(file)),
    take: (read) => void take(read),
    drop: () => {
      begin();
      setReading(null);
      setChosen(null);
    },
    sent: async <N extends string>(name: N): Promise<SentPhoto<N>> => {
      const read = await reading;
      if (read?.fault !== null) return {};
      return { [name]: { content_base64: read.content_base64 } } as SentPhoto<N>;
    },
  };
}

interface PhotoPickProps {
  /** What is on it: 'Fotka číselníku'. */
  label: string;
  photo: PickedPhoto;
  /** How much room there is for it. */
  room?: ReactNode;
}

/** Takes a photo, or picks one that was taken. */
export function PhotoPick({ label, photo, room }: PhotoPickProps) {
  const { chosen, pick, drop } = photo;
  if (chosen?.fault === null)
    return (
      <div className={styles.picked}>
        <img className={styles.small} src={photoAddress(chosen.content_base64)} alt={label} />
        <span>{label}</span>
        <IconButton label={`Odebrat: ${label}`} onClick={drop}>
          <IconX size="1.125rem" aria-hidden="true" />
        </IconButton>
      </div>
    );
  return (
    <FilePick
      label={label}
      accept={PHOTOS}
      text={label}
      icon={<IconCamera size="1.125rem" aria-hidden="true" />}
      note="Uloží se zmenšená, bez údajů o místě a telefonu"
      room={room}
      fault={chosen?.fault ?? ''}
      onFile={pick}
    />
  );
}
