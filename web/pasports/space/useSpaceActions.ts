import type { Space } from '#contract/pasports/spaces.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { useDeleteSpace, useSaveSpace } from '../changes.ts';
import { spaceTitle } from './space-title.ts';

interface Outcome {
  readonly onDeleted: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** Hiding, showing and deleting a space. */
export function useSpaceActions(space: Space, { onDeleted, onFault }: Outcome) {
  const saving = useSaveSpace();
  const deletion = useDeleteSpace();
  const params = { unit_id: space.unit_id, id: String(space.pasport_space_id) };
  const title = spaceTitle(space);

  const turnHidden = () => {
    const pasport_hidden = !space.pasport_hidden;
    onFault(null);
    saving.mutate(
      { params, body: { pasport_hidden, version: space.version } },
      {
        onSuccess: (saved) =>
          flash(`${title}: prostor je ${pasport_hidden ? 'skrytý' : 'opět zobrazený'}`, saved),
        onError: onFault,
      },
    );
  };
  const remove = async () => {
    const isConfirmed = await confirm({
      title: 'Smazat prostor?',
      message: `${title} (${space.building_name}) se odstraní natrvalo. Prostor, který už něco evidoval, raději skryjte.`,
      confirmLabel: 'Smazat prostor',
      danger: true,
    });
    if (!isConfirmed) return;
    onFault(null);
    deletion.mutate(
      { params },
      {
        onSuccess: (answer) => {
          flash(`${title}: prostor byl smazán`, answer);
          onDeleted();
        },
        onError: onFault,
      },
    );
  };
  return { turnHidden, remove, isBusy: saving.isPending || deletion.isPending };
}
