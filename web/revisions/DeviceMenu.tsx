import type { Revision } from '#contract/revisions.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
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
  const deleting = useDeleteRevision();
  const { fault, removal } = useMenuRemoval({
    label: 'Smazat zařízení',
    title: 'Smazat zařízení?',
    question: `Zařízení ${device_name} se odstraní natrvalo.`,
    onRemove: () => deleting.mutateAsync({ params: { unit_id, id: String(revision_id) } }),
    onRemoved: onClose,
  });
  return (
    <>
      <RecordMenu
        label="Další akce se zařízením"
        isBusy={deleting.isPending}
        onHistory={() => go({ tab: 'history' })}
        {...(reports_count === 0 && {
          removal,
        })}
      >
        <NewTodoItem
          unit_id={unit_id}
          draft={{ title: device_name, relation_kind: 'revision', relation_id: revision_id }}
        />
      </RecordMenu>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
