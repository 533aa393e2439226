import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment, momentOrEmpty } from './fields.ts';

/** How often a task is tried before it is given up. */
export const MOST_ATTEMPTS = 5;

/** Work in the background (specification, section 3, Async task). */
export const task = z
  .object({
    task_id: z.int(),
    message: z.string(),
    kind: z.string(),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
    /** Percent, 0–100. */
    progress: z.int(),
    /** Why it failed, for people. */
    fault: z.string(),
    unit_id: z.int().nullable(),
    /** How often it was begun. */
    attempts: z.int(),
    /** When it is tried again after an attempt that broke; empty unless that waits. */
    next_try: momentOrEmpty,
    /** A running task was asked to end. */
    cancel_asked: z.boolean(),
    /** Name and bytes of what it made; empty and 0 of a task without a result. */
    result_file: z.string(),
    result_bytes: z.int(),
    created: moment,
    finished: moment.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/v1/celery/user/proceses',
  access: 'import',
  forCrews: true,
  summary: 'Vlastní úlohy na pozadí: běžící a čekající, a dokončené za poslední týden',
  result: listOf(task),
});

const ofTask = z.object({ task_id: id });

export const cancelTask = endpoint({
  method: 'POST',
  path: '/v1/celery/user/proceses/{task_id}/cancel',
  access: 'import',
  summary: 'Zrušení čekající nebo běžící úlohy',
  params: ofTask,
  result: task,
  refuses: ['task-ended'],
});

export const getTaskFile = endpoint({
  method: 'GET',
  path: '/v1/celery/user/proceses/{task_id}/file',
  access: 'import',
  summary: 'Výsledný soubor vlastní úlohy; uchovává se 7 dní',
  params: ofTask,
  result: z.object({
    file_name: z.string(),
    content_type: z.string(),
    content_base64: z.string(),
  }),
  timeoutMs: 30_000,
});
