import { photoOfValue, type PhotoOf } from '#contract/fieldwork/result-words.ts';
import { positionText, type Position } from '#contract/rules/exif.ts';
import { SmallPhoto } from '#web/form/SmallPhoto.tsx';
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
  return (
    <figure className={styles.photo}>
      <SmallPhoto
        label={`Fotka z návštěvy: ${label.toLocaleLowerCase('cs')}`}
        content_base64={data?.content_base64}
        isAway={isError}
      />
      {isError ? null : <figcaption>{label}</figcaption>}
    </figure>
  );
}
