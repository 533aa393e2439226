import { Button, Skeleton, Title } from '@mantine/core';
import { IconX } from '#web/icons/IconX.ts';
import { useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Summary } from '#web/ui/Summary.tsx';
import { useSpaceBeside, useSpaceSummary } from '../pasports.queries.ts';
import type { Go, PasportsPlace } from '../place.ts';
import {
  useOccupants,
  useOwnerships,
  useRoommates,
  useRooms,
  useTenants,
} from '../records/records.queries.ts';
import { MoveButton } from '../moving/MoveButton.tsx';
import { TransferButton } from '../transfer/TransferButton.tsx';
import { UserFact } from '../space/SpaceSummary.tsx';
import { SpaceMenu } from '../space/SpaceMenu.tsx';
import { spaceTitle } from '../space/space-title.ts';
import styles from './panel.module.css';
import { ShortList } from './ShortList.tsx';
import { occupantRows, ownershipRows, roommateRows, roomRows, tenantRows } from './short-rows.ts';

interface SpacePanelProps {
  unit_id: number;
  space_id: number;
  place: PasportsPlace;
  go: Go;
  onClose: () => void;
}

/** The selected space: what may be done with it, and its five short lists. */
export function SpacePanel({ unit_id, space_id, place, go, onClose }: SpacePanelProps) {
  const { data: space, error, refetch } = useSpaceBeside(unit_id, space_id, place.as_of);
  const [fault, setFault] = useState<unknown>(null);
  if (space === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (space === undefined) return <Skeleton height="20rem" />;
  const ids = { unit_id, pasport_id: space.pasport_id };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div>
          <Title order={2} className={styles.title ?? ''}>
            {spaceTitle(space)}
          </Title>
          <p className={styles.detail}>{whereText(space)}</p>
        </div>
        <div className={styles.tools}>
          <SpaceMenu
            space={space}
            onHistory={() => go({ tab: 'history' })}
            onDeleted={() => go({ space: undefined }, { replace: true })}
            onFault={setFault}
          />
          <IconButton label="Zavřít přehled prostoru" onClick={onClose}>
            <IconX size="1.125rem" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => go({ tab: 'basic' })}>
          Otevřít
        </Button>
        <MoveButton ids={ids} space={space} />
        <TransferButton ids={ids} space={space} />
      </div>
      <ErrorLine error={fault} isOfAction />
      <Caller space={space} as_of={place.as_of} />
      <ShortLists space={space} as_of={place.as_of} go={go} />
    </div>
  );
}

/** Whom to call, at once; the record says the rest. */
function Caller({ space, as_of }: { space: Space; as_of: string | undefined }) {
  const { unit_id, pasport_space_id } = space;
  const { data } = useSpaceSummary(unit_id, pasport_space_id, as_of);
  // The short lists say what has failed.
  if (data === undefined) return null;
  return (
    <Summary>
      <UserFact unit_id={unit_id} people={data.people} />
    </Summary>
  );
}

function whereText({ building_name, floor_code, pasport_hidden }: Space): string {
  return [building_name, floor_code, pasport_hidden ? 'skrytý' : '']
    .filter((part) => part !== '')
    .join(' · ');
}

function ShortLists({ space, as_of, go }: { space: Space; as_of: string | undefined; go: Go }) {
  const { unit_id, pasport_id } = space;
  const ids = { unit_id, pasport_id };
  // A day long past may stand behind the first few rows.
  const extent = as_of === undefined ? 'short' : 'whole';
  const asked = { day: as_of ?? todayInPrague(), isAsked: as_of !== undefined };
  const more = (tab: string) => () => go({ tab });
  return (
    <>
      <ShortList
        heading="Nájemci"
        none="Prostor nikdo neužívá."
        list={useTenants(ids, extent)}
        read={(list) => tenantRows(list, asked)}
        onMore={more('tenants')}
      />
      <ShortList
        heading="Počet osob"
        none="Počet osob není zadán."
        list={useOccupants(ids, extent)}
        read={(list) => occupantRows(list, asked)}
        onMore={more('occupants')}
      />
      <ShortList
        heading="Vlastnictví"
        none="Vlastník není zadán."
        list={useOwnerships(ids, extent)}
        read={(list) => ownershipRows(list, asked)}
        onMore={more('ownerships')}
      />
      <ShortList
        heading="Místnosti"
        none="Místnosti nejsou zadány."
        list={useRooms(ids)}
        read={(list) => roomRows(list, asked)}
        onMore={more('rooms')}
      />
      <ShortList
        heading="Spolubydlící"
        none="Nikdo další tu nebydlí."
        list={useRoommates(ids)}
        read={(list) => roommateRows(list, asked)}
        onMore={more('roommates')}
      />
    </>
  );
}
