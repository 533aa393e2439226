import { queryClient } from '#web/lib/query.ts';
import { flash } from '#web/notices/flash.ts';
import { TaskProgress } from './TaskProgress.tsx';

interface CountingProps {
  task_id: number;
  onDone: () => void;
  /** With why, for people. */
  onFailed: (fault: string) => void;
}

/** How far the counting is; when it ends, what came of it is shown. */
export function Counting({ task_id, onDone, onFailed }: CountingProps) {
  return (
    <TaskProgress
      task_id={task_id}
      label="Průběh výpočtu"
      text="Počítám. Stránku můžete opustit, výpočet poběží dál."
      cancelled="Výpočet byl zrušen."
      onDone={() => {
        flash('Vyúčtování je spočtené');
        void queryClient.invalidateQueries();
        onDone();
      }}
      onFailed={onFailed}
    />
  );
}
