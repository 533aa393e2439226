import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What of the user's has changed; what it says now is read by the calls of its own. */
export const liveKind = z.enum(['messages', 'tasks', 'system-messages', 'modules']);
export type LiveKind = z.infer<typeof liveKind>;

/** How often changes are looked for, in milliseconds. */
export const LIVE_POLL_MS = 2000;
/** A line of the stream without a meaning comes so often, so that a silent one is known to be broken. */
export const LIVE_BEAT_MS = 20_000;

export const liveEvents = endpoint({
  method: 'GET',
  path: '/v1/events',
  access: 'user',
  forCrews: true,
  summary: 'Proud událostí: co se uživateli změnilo, bez obsahu; první přijde hned po otevření',
  streams: true,
  result: z.object({ kinds: z.array(liveKind) }),
});
