import { Modal, Skeleton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { photoAddress } from '#web/form/photo.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useSentPhoto } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { meterText, stateText } from './words.ts';

interface SentPhotosProps {
  unit_id: number;
  reading: SelfReading;
}

/** The way to the photo that came with a state. */
export function SentPhotos({ unit_id, reading }: SentPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  const { photo_ids, space_number, state, decimals, measured_unit } = reading;
  if (photo_ids.length === 0) return null;
  const title = `Prostor ${space_number}, ${meterText(reading)}: ${stateText(state, decimals, measured_unit)}`;
  return (
    <>
      <IconButton label={`Fotka: ${title}`} onClick={() => setOpen(true)}>
        <IconPhoto size="1.125rem" aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Modal opened onClose={() => setOpen(false)} title={title} size="xl">
          {photo_ids.map((id) => (
            <Photo key={id} unit_id={unit_id} id={id} label={title} />
          ))}
        </Modal>
      ) : null}
    </>
  );
}

function Photo({ unit_id, id, label }: { unit_id: number; id: number; label: string }) {
  const { data, error, refetch } = useSentPhoto(unit_id, id);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="20rem" aria-label={label} />;
  return <img className={styles.photo} src={photoAddress(data.content_base64)} alt={label} />;
}
