import { Modal } from '@mantine/core';
import type { ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog whose code is fetched when it is first wanted. It opens only once it stands: a dialog that
 * is born open does not know where to give the focus back.
 */
export function LateModal({ opened, ...rest }: ModalProps) {
  const [isStanding, setStanding] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStanding(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Modal {...rest} opened={opened && isStanding} />;
}
