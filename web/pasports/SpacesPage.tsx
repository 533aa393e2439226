import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { Suspense } from 'react';
import type { SpaceRow } from '#contract/pasports/spaces.ts';
import { useBegun } from '#web/lib/begun.ts';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { SpaceBeside } from './panel/SpaceBeside.tsx';
import { useSpaceLists } from './pasports.queries.ts';
import styles from './pasports.module.css';
import type { Go, PasportsPlace } from './place.ts';
import { SpaceTable } from './SpaceTable.tsx';
import { useNewSpace } from './space/useNewSpace.ts';
import { StateBar } from './StateBar.tsx';
import { PasportTree } from './tree/PasportTree.tsx';
import { PlaceSelect } from './tree/PlaceSelect.tsx';
import { late } from '#web/ui/late.tsx';

const NewSpace = late(() => import('./space/NewSpace.tsx'), 'NewSpace');

// Which figures have a history by days, and which have none, so that nobody takes those of today for it.
const OF_A_DAY =
  'Uživatelé, vlastníci a počty osob k tomu dni; celková plocha se po dnech nevede, je dnešní';

interface SpacesPageProps {
  unit_id: number;
  place: PasportsPlace;
  go: Go;
}

/** Spaces of the unit: the tree on the left, their table, and short lists of the selected one. */
export function SpacesPage({ unit_id, place, go }: SpacesPageProps) {
  const { list, first } = useSpaceLists(unit_id, place);
  const isNarrow = useScreen('narrow');
  const isPhone = useScreen('phone');
  const newSpace = useNewSpace(unit_id, place, go);
  const selected = list.data?.values.find(
    ({ pasport_space_id }) => pasport_space_id === place.space,
  );
  const where = { unit_id, place, go };
  const stateBar = <StateBar place={place} go={go} counts={list.data} />;
  const Tree = isNarrow ? PlaceSelect : PasportTree;
  return (
    <Page
      title="Prostory"
      action={
        <NewButton newSpace={newSpace} isListed={list.data !== undefined} previous={selected} />
      }
      note={place.as_of === undefined ? undefined : OF_A_DAY}
    >
      {isPhone ? null : stateBar}
      <div className={styles.columns} data-selected={place.space !== undefined || undefined}>
        {isPhone ? null : <Tree {...where} />}
        <SpaceTable
          {...where}
          list={list}
          first={first}
          newSpace={newSpace}
          filters={
            isPhone ? (
              <>
                <Tree {...where} />
                {stateBar}
              </>
            ) : null
          }
        />
        {place.space === undefined || isPhone ? null : (
          <SpaceBeside key={place.space} {...where} space_id={place.space} />
        )}
      </div>
      {newSpace.initial === null ? null : (
        <Suspense>
          <NewSpace
            unit_id={unit_id}
            place={place}
            initial={newSpace.initial}
            {...newSpace.dialog}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface NewButtonProps {
  newSpace: ReturnType<typeof useNewSpace>;
  /** The spaces are known, after which the new one is numbered. */
  isListed: boolean;
  previous?: SpaceRow | undefined;
}

/** The way to a new space; it needs a house to be in. */
function NewButton({ newSpace, isListed, previous }: NewButtonProps) {
  const isReady = newSpace.hasBuildings === true && isListed;
  const create = () => newSpace.create(previous);
  useBegun(isReady ? create : undefined);
  return (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      disabled={!isReady}
      onClick={create}
    >
      Nový prostor
    </Button>
  );
}
