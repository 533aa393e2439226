import { Progress } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Task } from '#contract/tasks.ts';
import { useTask } from './settlement.queries.ts';
import styles from './settlement.module.css';

interface TaskProgressProps {
  task_id: number;
  /** 'Průběh výpočtu' */
  label: string;
  /** What goes on, for people. */
  text: string;
  /** What is said of a task that was cancelled. */
  cancelled: string;
  onDone: (task: Task) => void;
  /** With why, for people. */
  onFailed: (fault: string) => void;
}

/** How far work in the background is; its end is told once. */
export function TaskProgress(props: TaskProgressProps) {
  const { task_id, label, text, cancelled, onDone, onFailed } = props;
  const task = useTask(task_id);
  const state = task?.state;
  const end = useEffectEvent(() => {
    if (task === undefined) return;
    if (state === 'done') onDone(task);
    else onFailed(task.fault === '' ? cancelled : task.fault);
  });
  const isEnded = state === 'done' || state === 'failed' || state === 'cancelled';
  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);
  return (
    <div className={styles.counting} role="status">
      <Progress value={task?.progress ?? 0} aria-label={label} animated />
      <p>{text}</p>
    </div>
  );
}
