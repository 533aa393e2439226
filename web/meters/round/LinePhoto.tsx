import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { photoAddress, PHOTOS } from '#web/form/photo.ts';
import { lineAt } from './actions.ts';
import { lineName } from './kept.ts';
import { photoPhaseText } from './line-text.ts';
import { sendAgain, sendPhotosDue } from './photo-sender.ts';
import { contentOf, dropPhoto, takePhoto, usePhotos, type OutPhoto } from './photos.ts';
import styles from './round.module.css';
import { goToLine, photoInputId, type Walk } from './walk.ts';

interface LinePhotoProps {
  walk: Walk;
  place: RoundPlace;
  /** The button that takes a photo. */
  children: ReactNode;
}

/** The photo of a line that waits in this device, and the camera, which is opened by the button or by its key. */
export function LinePhoto({ walk, place, children }: LinePhotoProps) {
  const at = lineAt(walk, place);
  const name = lineName(at);
  const photo = usePhotos(({ photos }) => photos.get(name));
  const fault = usePhotos(({ faults }) => faults.get(name) ?? '');
  const take = async (file: File) => {
    const isTaken = await takePhoto(at, file);
    if (isTaken) sendPhotosDue();
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    goToLine(at.meter_id);
    if (file !== undefined) void take(file);
  };
  return (
    <>
      <input
        id={photoInputId(at.meter_id)}
        type="file"
        hidden
        accept={PHOTOS}
        capture="environment"
        aria-label="Fotka číselníku"
        onChange={pick}
      />
      {children}
      <span className={styles.photo} role="status">
        {photo === undefined ? null : <Waiting place={place} photo={photo} />}
        {fault === '' ? null : <span className={styles.fault}>{fault}</span>}
      </span>
    </>
  );
}

/** The photo as it waits; it can be looked at and taken back. */
function Waiting({ place, photo }: { place: RoundPlace; photo: OutPhoto }) {
  const { meter_id, phase, fault, unkept, send_key } = photo;
  const { data } = useQuery({
    queryKey: ['photo of a line', send_key],
    queryFn: async () => (await contentOf(photo)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const isRefused = phase === 'refused';
  return (
    <>
      {data === undefined || data === null ? null : (
        <img className={styles.shot} src={photoAddress(data)} alt="Fotka číselníku" />
      )}
      <span className={isRefused ? styles.fault : undefined}>
        {isRefused ? fault : photoPhaseText(place, photo)}
        {unkept === null ? '' : '. Zařízení ji neuchová: nezavírejte stránku, dokud se neodešle.'}
      </span>
      {isRefused ? (
        <Button variant="default" size="compact-md" onClick={() => sendAgain(photo)}>
          Odeslat znovu
        </Button>
      ) : null}
      <Button
        variant="default"
        size="compact-md"
        disabled={phase === 'sending'}
        onClick={() => {
          void dropPhoto(photo);
          goToLine(meter_id);
        }}
      >
        Odebrat fotku
      </Button>
    </>
  );
}
