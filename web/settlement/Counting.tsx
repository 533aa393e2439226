import { Progress } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';
import { useCountTask } from './settlement.queries.ts';
import styles from './settlement.module.css';

interface CountingProps {
  task_id: number;
  onDone: () => void;
  /** With why, for people. */
  onFailed: (fault: string) => void;
}

/** How far the counting is; when it ends, what came of it is shown. */
export function Counting({ task_id, onDone, onFailed }: CountingProps) {
  const task = useCountTask(task_id);
  const state = task?.state;
  const fault = task?.fault ?? '';
  const end = useEffectEvent(() => {
    if (state === 'done') {
      flash('Vyúčtování je spočtené');
      void queryClient.invalidateQueries();
      onDone();
    } else {
      onFailed(fault === '' ? 'Výpočet byl zrušen.' : fault);
    }
  });
  const isEnded = state === 'done' || state === 'failed' || state === 'cancelled';
  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);
  return (
    <div className={styles.counting} role="status">
      <Progress value={task?.progress ?? 0} aria-label="Průběh výpočtu" animated />
      <p>Počítám. Stránku můžete opustit, výpočet poběží dál.</p>
    </div>
  );
}
