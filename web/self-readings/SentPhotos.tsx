import { Skeleton } from '@mantine/core';
import { IconPhoto } from '#web/icons/IconPhoto.ts';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { photoAddress } from '#web/form/photo.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { useSentPhoto } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { meterText, stateText } from './words.ts';

interface PhotosButtonProps {
  reading: SelfReading;
  onOpen: (reading: SelfReading) => void;
}

/** 'Prostor 12, SV · koupelna · 123456: 99,500 m³' */
const titleOf = (reading: SelfReading): string => {
  const { space_number, state, decimals, measured_unit } = reading;
  return `Prostor ${space_number}, ${meterText(reading)}: ${stateText(state, decimals, measured_unit)}`;
};

/** The way to the photo that came with a state. */
export function PhotosButton({ reading, onOpen }: PhotosButtonProps) {
  if (reading.photo_ids.length === 0) return null;
  return (
    <IconButton label={`Fotka: ${titleOf(reading)}`} onClick={() => onOpen(reading)}>
      <IconPhoto size="1.125rem" aria-hidden="true" />
    </IconButton>
  );
}

interface SentPhotosProps {
  unit_id: number;
  /** The state; null where none is looked at. */
  reading: SelfReading | null;
  onClose: () => void;
}

/** Photos that came with a state; they stand over the list, whatever becomes of its rows. */
export function SentPhotos({ unit_id, reading, onClose }: SentPhotosProps) {
  if (reading === null) return null;
  const title = titleOf(reading);
  return (
    <LateModal opened onClose={onClose} title={title} size="xl">
      {reading.photo_ids.map((id) => (
        <Photo key={id} unit_id={unit_id} id={id} label={title} />
      ))}
    </LateModal>
  );
}

function Photo({ unit_id, id, label }: { unit_id: number; id: number; label: string }) {
  const { data, error, refetch } = useSentPhoto(unit_id, id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="20rem" aria-label={label} />;
  return <img className={styles.photo} src={photoAddress(data.content_base64)} alt={label} />;
}
