import { Skeleton } from '@mantine/core';
import { IconBuildingCommunity } from '#web/icons/IconBuildingCommunity.ts';
import { IconSelector } from '#web/icons/IconSelector.ts';
import { Suspense, useState } from 'react';
import { useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { closeDialog, openedDialog } from '../commands/opened.ts';
import styles from './topbar.module.css';
import { late } from '#web/ui/late.tsx';

const UnitPicker = late(() => import('./UnitPicker.tsx'), 'UnitPicker');

/** The active unit; a click opens the unit picker. */
export function UnitButton() {
  const unit = useActiveUnit();
  const isReady = useSession()?.ready ?? false;
  const isOpen = openedDialog.use((dialog) => dialog === 'unit');
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!isReady) return <Skeleton height="1.5rem" width="9rem" />;
  return (
    <>
      <button
        type="button"
        className={styles.unitButton}
        onClick={() => openedDialog.set('unit')}
        aria-haspopup="dialog"
      >
        <IconBuildingCommunity size="1.125rem" stroke={1.6} aria-hidden="true" />
        <span className="k-hidden">Aktivní jednotka: </span>
        <span className={styles.unitName}>{unit?.name ?? 'Žádná jednotka'}</span>
        <IconSelector size="1rem" aria-hidden="true" />
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <UnitPicker isOpen={isOpen} onClose={closeDialog} />
        </Suspense>
      ) : null}
    </>
  );
}
