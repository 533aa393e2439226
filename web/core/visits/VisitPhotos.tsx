import { Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { photoOfValue, type PhotoOf } from '#contract/fieldwork/result-words.ts';
import { photoAddress } from '#web/form/photo.ts';
import { useVisitPhoto } from './visit-photos.queries.ts';
import styles from './visits.module.css';

/** A photo by its id, and what it shows. */
interface VisitPhoto {
  readonly visit_photo_id: number;
  readonly of: PhotoOf;
}

interface VisitPhotosProps {
  unit_id: number;
  photos: readonly VisitPhoto[];
}

/** Photos that a crew has brought, small; a click opens one whole. A signature stands behind them. */
export function VisitPhotos({ unit_id, photos }: VisitPhotosProps) {
  if (photos.length === 0) return null;
  const order = [...photos].toSorted(
    (one, other) => Number(one.of === 'signature') - Number(other.of === 'signature'),
  );
  return (
    <ul className={styles.photos} aria-label="Fotky z návštěvy">
      {order.map(({ visit_photo_id, of }) => (
        <li key={visit_photo_id}>
          <Photo unit_id={unit_id} id={visit_photo_id} label={photoOfValue.text(of)} />
        </li>
      ))}
    </ul>
  );
}

function Photo({ unit_id, id, label }: { unit_id: number; id: number; label: string }) {
  const { data, isError } = useVisitPhoto(unit_id, id);
  const [isOpen, setOpen] = useState(false);
  if (isError) return <span className={styles.away}>Fotku se nepodařilo načíst</span>;
  if (data === undefined) return <Skeleton width="7rem" height="7rem" />;
  const address = photoAddress(data.content_base64);
  return (
    <figure className={styles.photo}>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <img className={styles.small} src={address} alt={label} />
      </button>
      <figcaption>{label}</figcaption>
      {/* Its keys are not those of the page below it: Escape closes the picture alone. */}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => event.stopPropagation()}
        title={label}
        size="xl"
      >
        <img className={styles.whole} src={address} alt={label} />
      </Modal>
    </figure>
  );
}
