import { Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { photoOfValue, type PhotoOf } from '#contract/fieldwork/result-words.ts';
import { positionText, type Position } from '#contract/rules/exif.ts';
import { photoAddress } from '#web/form/photo.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { useVisitPhoto } from './visit-photos.queries.ts';
import styles from './visits.module.css';

/** A photo by its id, and what it shows. */
interface VisitPhoto {
  readonly visit_photo_id: number;
  readonly of: PhotoOf;
  /** Where it was taken, as far as that is told. */
  readonly position?: Position | null;
}

interface VisitPhotosProps {
  unit_id: number;
  photos: readonly VisitPhoto[];
  /** The work asks for places of photos, so one without it is told of. */
  asksWhere?: boolean;
}

/** Photos that a crew has brought, small; a click opens one whole. A signature stands behind them. */
export function VisitPhotos({ unit_id, photos, asksWhere = false }: VisitPhotosProps) {
  if (photos.length === 0) return null;
  const order = [...photos].toSorted(
    (one, other) => Number(one.of === 'signature') - Number(other.of === 'signature'),
  );
  return (
    <ul className={styles.photos} aria-label="Fotky z návštěvy">
      {order.map(({ visit_photo_id, of, position = null }) => (
        <li key={visit_photo_id}>
          <Photo unit_id={unit_id} id={visit_photo_id} label={photoOfValue.text(of)} />
          {position !== null || (asksWhere && of !== 'signature') ? (
            <Taken position={position} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Where a photo was taken; the copy is written as maps take it. */
function Taken({ position }: { position: Position | null }) {
  if (position === null) return <p className={styles.taken}>Pořízeno: místo neznámé</p>;
  const { latitude, longitude } = position;
  return (
    <p className={styles.taken}>
      {`Pořízeno: ${positionText(position)}`}
      <CopyButton
        text={`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`}
        label="Kopírovat místo pro mapy"
      />
    </p>
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
