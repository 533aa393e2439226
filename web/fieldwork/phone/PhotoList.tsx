import { useQuery } from '@tanstack/react-query';
import { IconX } from '#web/icons/IconX.ts';
import { photoOfValue } from '#contract/fieldwork/result-words.ts';
import { photoAddress } from '#web/form/photo.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { DraftPhoto } from './draft.ts';
import { readPicture } from './kept-results.ts';
import type { Writing } from './useDraft.ts';
import styles from './sheet.module.css';

/** Photos that were taken at the visit; each can be looked at and taken back. */
export function PhotoList({ writing }: { writing: Writing }) {
  const photos = writing.draft.photos.filter(({ of }) => of !== 'signature');
  return (
    <>
      {photos.length === 0 ? null : (
        <ul className={styles.photos} aria-label="Fotky">
          {photos.map((photo) => (
            <li key={photo.key}>
              <Picture photo={photo} />
              <IconButton
                label={`Odebrat fotku: ${photoOfValue.text(photo.of)}`}
                variant="default"
                size="lg"
                onClick={() => writing.dropPhoto(photo.key)}
              >
                <IconX size="1.25rem" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className={styles.fault}>
        {writing.photoFault}
      </p>
    </>
  );
}

function Picture({ photo: { key, of } }: { photo: DraftPhoto }) {
  const { data } = useQuery({
    queryKey: ['photo of a visit', key],
    queryFn: async () => (await readPicture(key)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const name = photoOfValue.text(of);
  return data === undefined || data === null ? (
    <span>{name}</span>
  ) : (
    <img src={photoAddress(data)} alt={name} />
  );
}
