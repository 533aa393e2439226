import { Modal, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { photoAddress } from './photo.ts';
import styles from './SmallPhoto.module.css';

interface SmallPhotoProps {
  /** What it shows, for who cannot see it, and as the title where it is seen whole. */
  label: string;
  /** The photo; undefined while it is on its way. */
  content_base64: string | undefined;
  isAway: boolean;
}

/** A photo, small; a click opens it whole. */
export function SmallPhoto({ label, content_base64, isAway }: SmallPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  if (isAway) return <span className={styles.away}>Fotku se nepodařilo načíst</span>;
  if (content_base64 === undefined)
    return <Skeleton width="7rem" height="7rem" role="status" aria-label={`Načítá se: ${label}`} />;
  const address = photoAddress(content_base64);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <img className={styles.small} src={address} alt={label} />
      </button>
      {/* Its keys are not those of what stands below it: Escape closes the picture alone. */}
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => event.stopPropagation()}
        title={label}
        size="xl"
      >
        <img className={styles.whole} src={address} alt={label} />
      </Modal>
    </>
  );
}
