import { useState } from 'react';
import type { Revision } from '#contract/revisions.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import type { Go } from './place.ts';
import { useDeleteRevision } from './revisions.queries.ts';

interface DeviceMenuProps {
  revision: Revision;
  go: Go;
  onClose: () => void;
}

/** What else may be done with something inspected; one with reports is not deleted, only taken out of use. */
export function DeviceMenu({ revision, go, onClose }: DeviceMenuProps) {
  const { unit_id, revision_id, device_name, reports_count } = revision;
  const removal = useDeleteRevision();
  const [fault, setFault] = useState<unknown>(null);
  const remove = async () => {
    setFault(null);
    const isSure = await confirm({
      title: 'Smazat zařízení?',
      message: `Zařízení ${device_name} se odstraní natrvalo.`,
      confirmLabel: 'Smazat zařízení',
      danger: true,
    });
    if (!isSure) return;
    removal.mutate(
      { params: { unit_id, id: String(revision_id) } },
      {
        onSuccess: (answer) => {
          flash('Záznam byl smazán', answer);
          onClose();
        },
        onError: setFault,
      },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce se zařízením"
        isBusy={removal.isPending}
        onHistory={() => go({ tab: 'history' })}
        {...(reports_count === 0 && {
          removal: { label: 'Smazat zařízení', onRemove: () => void remove() },
        })}
      />
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
