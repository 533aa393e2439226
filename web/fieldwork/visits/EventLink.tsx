import { Button } from '@mantine/core';
import { IconListDetails } from '#web/icons/IconListDetails.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { visitAddress } from '#web/core/visits/visit-address.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { ProtocolButton } from '../events/ProtocolButton.tsx';
import styles from './visits.module.css';

/** The ways to what a visit brought: its event and its protocol; nothing where events are closed to the person. */
export function EventLink({ visit }: { visit: Visit }) {
  const isOpen = useIsOpenAddress(paths.InmesEvents);
  if (!isOpen) return null;
  return (
    <div className={styles.buttons}>
      <Button
        component={InnerLink}
        href={visitAddress(visit)}
        variant="default"
        leftSection={<IconListDetails size="1.125rem" aria-hidden="true" />}
      >
        Co se zjistilo
      </Button>
      <ProtocolButton unit_id={visit.unit_id} visits={[visit]} />
    </div>
  );
}
