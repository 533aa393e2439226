import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { listTasks } from '#contract/tasks.ts';
import type { Task } from '#contract/tasks.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import styles from './topbar.module.css';

const POLL_MS = 1000;

function isUnderWay({ state }: Task): boolean {
  return state === 'waiting' || state === 'running';
}

/** How far work in the background is, while there is any; a click opens the imports, or all the work. */
export function TaskSign() {
  const tasks = useQuery({
    ...queryFor(listTasks),
    refetchInterval: ({ state }) =>
      state.data?.values.some(isUnderWay) === true ? POLL_MS : false,
  }).data?.values.filter(isUnderWay);
  const count = tasks?.length ?? 0;
  useRefreshAfter(count);
  const navigate = useNavigate();
  const [task] = tasks ?? [];
  if (task === undefined) return null;
  const open = () =>
    void (task.kind.startsWith('import-')
      ? navigate({ to: '.', search: (place: object) => ({ ...place, import: 'new' }) })
      : navigate({ href: `${paths.Messages}?filter=task` }));
  const label = `${task.message}: ${task.progress} %${count > 1 ? `, a další ${count - 1}` : ''}`;
  return (
    <button type="button" className={styles.task} title={label} aria-label={label} onClick={open}>
      <progress value={task.progress} max={100} aria-hidden="true" />
      <span className="k-figures">{task.progress} %</span>
    </button>
  );
}

/** Work that has ended may have changed any record on the screen. */
function useRefreshAfter(count: number): void {
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) void queryClient.invalidateQueries();
    before.current = count;
  }, [count]);
}
