import { IconArrowsExchange } from '#web/icons/IconArrowsExchange.ts';
import { IconReplace } from '#web/icons/IconReplace.ts';
import { IconTool } from '#web/icons/IconTool.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { NewTodoItem } from '#web/core/todo/NewTodo.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { placeTitle, whereText } from './meter-text.ts';
import { useDeletePlace, useSavePlace } from './meters.queries.ts';
import type { Go } from './place.ts';

interface PlaceMenuProps {
  place: MeasuringPlace;
  go: Go;
  onClose: () => void;
}

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;

/** What else may be done with a measuring place; one that had a device is not deleted, only given up. */
export function PlaceMenu({ place, go, onClose }: PlaceMenuProps) {
  const { unit_id, measuring_place_id, hidden, version, meter_id, meters_count } = place;
  const params = { unit_id, id: String(measuring_place_id) };
  const deleting = useDeletePlace();
  const saving = useSavePlace();
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat místo',
    title: 'Smazat měřicí místo?',
    question: `Místo ${placeTitle(place)} (${whereText(place)}) se odstraní natrvalo.`,
    onRemove: () => deleting.mutateAsync({ params }),
    onRemoved: onClose,
  });
  const turn = () => {
    setFault(null);
    saving.mutate(
      { params, body: { hidden: !hidden, version } },
      {
        onSuccess: (answer) =>
          flash(hidden ? 'Měřicí místo bylo obnoveno' : 'Měřicí místo bylo zrušeno', answer),
        onError: setFault,
      },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce s měřicím místem"
        isBusy={deleting.isPending || saving.isPending}
        hiding={{
          isHidden: hidden,
          label: hidden ? 'Obnovit místo' : 'Zrušit místo',
          onTurn: turn,
        }}
        onHistory={() => go({ tab: 'history' })}
        {...(meters_count === 0 && {
          removal,
        })}
      >
        <NewTodoItem
          unit_id={unit_id}
          draft={{ relation_kind: 'meter', relation_id: measuring_place_id }}
        />
        {meter_id === null ? (
          <MenuItem leftSection={<IconTool {...icon} />} onClick={() => go({ act: 'mount' })}>
            Osadit měřidlo
          </MenuItem>
        ) : (
          <>
            <MenuItem
              leftSection={<IconReplace {...icon} />}
              onClick={() => go({ act: 'exchange' })}
            >
              Vyměnit měřidlo
            </MenuItem>
            <MenuItem leftSection={<IconTool {...icon} />} onClick={() => go({ act: 'dismount' })}>
              Demontovat měřidlo
            </MenuItem>
          </>
        )}
        {meters_count === 0 ? null : (
          <MenuItem
            leftSection={<IconArrowsExchange {...icon} />}
            onClick={() => go({ act: 'swap' })}
          >
            Prohodit odečty s jiným měřidlem
          </MenuItem>
        )}
      </RecordMenu>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}
