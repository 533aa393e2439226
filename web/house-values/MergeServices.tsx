import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { UnitService } from '#contract/pasports/unit-services.ts';
import { alikeServices } from '#contract/rules/alike-services.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { MergeGroup } from './MergeGroup.tsx';
import { MergeByHand } from './MergeByHand.tsx';
import { useUnitServices } from './unit-services.queries.ts';
import styles from './house-values.module.css';

interface MergeServicesProps {
  unit_id: number;
}

/** The way to services of the unit that are written in more ways, where there are at least two. */
export function MergeServices({ unit_id }: MergeServicesProps) {
  const [isOpen, setOpen] = useState(false);
  const services = useUnitServices(unit_id).data?.values ?? [];
  const groups = alikeServices(services);
  if (services.length < 2) return null;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {groups.length === 0 ? 'Sloučit služby' : `Sloučit služby (podobné: ${groups.length})`}
      </Button>
      {isOpen ? (
        <MergeDialog
          unit_id={unit_id}
          services={services}
          groups={groups}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface MergeDialogProps extends MergeServicesProps {
  services: readonly UnitService[];
  groups: readonly (readonly UnitService[])[];
  onClose: () => void;
}

/** Groups of services that may be one, each merged by itself, and any two chosen by hand. */
function MergeDialog({ unit_id, services, groups, onClose }: MergeDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Sloučit služby psané různě" size="lg">
      <div className={styles.preview}>
        <Text size="sm" c="dimmed">
          Vyberte název, který zůstane. Ponesou ho náklady ve všech domech celku; částky, doby ani
          rozúčtování se nezmění a každá změna bude v historii. Má-li některý prostor obě služby
          současně, nezmění se nic a uvidíte který.
        </Text>
        {groups.length === 0 ? <p>Podobné názvy v celku nejsou.</p> : null}
        {groups.map((group) => (
          <MergeGroup
            key={group.map(({ name }) => name).join('\n')}
            unit_id={unit_id}
            group={group}
          />
        ))}
        <MergeByHand unit_id={unit_id} services={services} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Zavřít
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
