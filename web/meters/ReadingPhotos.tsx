import { IconCamera } from '#web/icons/IconCamera.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useState } from 'react';
import type { MeterReading } from '#contract/metering/readings.ts';
import { FileRoom } from '#web/core/files/FileRoom.tsx';
import { FilePick } from '#web/form/FilePick.tsx';
import { chosenPhoto, PHOTOS } from '#web/form/photo.ts';
import { SmallPhoto } from '#web/form/SmallPhoto.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from './photos.module.css';
import { useAddPhoto, useDeletePhoto, usePhotoOf } from './photos.queries.ts';

/** Photos of a reading that stands: looked at, added and deleted at once. */
export function ReadingPhotos({ reading }: { reading: MeterReading }) {
  const { unit_id, meter_reading_id, photo_ids, read_on } = reading;
  const adding = useAddPhoto();
  const [fault, setFault] = useState('');
  const add = async (file: File) => {
    setFault('');
    const chosen = await chosenPhoto(file);
    if (chosen.fault !== null) return setFault(chosen.fault);
    const { content_base64 } = chosen;
    return adding.mutate(
      { params: { unit_id, meter_reading_id }, body: { content_base64 } },
      {
        onSuccess: () => flash('Fotka byla uložena'),
        onError: (error) => setFault(userMessage(error)),
      },
    );
  };
  return (
    <section aria-label="Fotky odečtu" className={styles.photos}>
      {photo_ids.length === 0 ? null : (
        <ul className={styles.list}>
          {photo_ids.map((id, at) => (
            <li key={id}>
              <Photo
                unit_id={unit_id}
                id={id}
                label={`Fotka ${at + 1} odečtu ${formatDate(read_on)}`}
              />
            </li>
          ))}
        </ul>
      )}
      <FilePick
        label="Fotka odečtu"
        accept={PHOTOS}
        text="Přidat fotku"
        icon={<IconCamera size="1.125rem" aria-hidden="true" />}
        note="Uloží se zmenšená, bez údajů o místě a telefonu"
        room={<FileRoom unit_id={unit_id} />}
        fault={fault}
        isBusy={adding.isPending}
        onFile={(file) => void add(file)}
      />
    </section>
  );
}

interface PhotoProps {
  unit_id: number;
  id: number;
  label: string;
}

/** A photo, small; a click opens it whole. */
function Photo({ unit_id, id, label }: PhotoProps) {
  const { data, isError } = usePhotoOf(unit_id, id);
  const removing = useDeletePhoto();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat fotku?',
      message: `${label} se odstraní natrvalo.`,
      confirmLabel: 'Smazat fotku',
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(
      { params: { unit_id, id } },
      {
        onSuccess: () => flash('Fotka byla smazána'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return (
    <div className={styles.photo}>
      <SmallPhoto label={label} content_base64={data?.content_base64} isAway={isError} />
      {data === undefined ? null : (
        <IconButton label={`Smazat: ${label}`} onClick={() => void remove()}>
          <IconTrash size="1.125rem" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
