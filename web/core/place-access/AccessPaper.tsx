import { Button } from '@mantine/core';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { usePrintAccess, type PlaceKey } from './place-access.queries.ts';
import styles from './place-access.module.css';

/** Saves the paper that tells who was told of visits of the place and how they came out. */
export function AccessPaper({ unit_id, pasport_id }: PlaceKey) {
  const { print, isPending } = usePrintAccess();
  return (
    <Button
      variant="default"
      size="compact-sm"
      classNames={{ root: styles.paper, label: styles.words }}
      leftSection={<IconFileTypePdf size="1.125rem" aria-hidden="true" />}
      loading={isPending}
      onClick={() => print({ unit_id, pasport_id })}
    >
      Doklad o oznamování a přístupu
    </Button>
  );
}
