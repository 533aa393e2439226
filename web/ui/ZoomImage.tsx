import { Modal, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import styles from './ZoomImage.module.css';

/** An example image that opens large on click. */
export function ZoomImage({ src, alt, width = 320 }: { src: string; alt: string; width?: number }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <UnstyledButton
        className={styles.small}
        onClick={() => setLarge(true)}
        aria-label={`Zvětšit obrázek: ${alt}`}
      >
        <img className={styles.image} src={src} alt={alt} width={width} />
      </UnstyledButton>
      <Modal opened={isLarge} onClose={() => setLarge(false)} title={alt} size="auto" centered>
        <img className={styles.image} src={src} alt={alt} />
      </Modal>
    </>
  );
}
