import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment } from './fields.ts';
import { identityClaims } from './identity.ts';

/** Work in the background (specification, section 3, Async task). */
export const task = z.object({
  task_id: z.int(),
  message: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Percent, 0–100. */
  progress: z.int(),
  /** Why it failed, for people. */
  fault: z.string(),
  unit_id: z.int().nullable(),
  created: moment,
  finished: moment.nullable(),
});
export type Task = z.infer<typeof task>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/v1/celery/user/proceses',
  access: 'user',
  summary: 'Úlohy na pozadí: běžící a čekající, a dokončené za poslední den',
  result: listOf(task),
});

export const cancelTask = endpoint({
  method: 'POST',
  path: '/v1/celery/user/proceses/{task_id}/cancel',
  access: 'user',
  summary: 'Zrušení čekající nebo běžící úlohy',
  params: z.object({ task_id: id }),
  body: z.object(identityClaims),
  result: task,
});
