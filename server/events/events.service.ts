import type { ResultOf } from '#contract/endpoint.ts';
import type { LiveKind, liveEvents } from '#contract/events.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, EventStream } from '#server/http/route.ts';
import { selectSessionExpiry } from './events.sql.ts';
import { hubOf } from './live-hub.ts';

/**
 * Admits the user to the stream of what changes of his. Errors: `too-many-requests` when he has too
 * many streams open, `unauthorized` when the session has just ended.
 */
export async function listen({ db, actor, portal }: ActorCall<typeof liveEvents>) {
  const { client_user_id, session_id, is_sys_admin } = actor;
  const hub = hubOf(portal);
  hub.ensureRoom(client_user_id);
  await hub.begin(db);
  const expires = await selectSessionExpiry(db, actor, session_id);
  ensure(expires !== undefined, 'unauthorized');
  return (stream: EventStream<ResultOf<typeof liveEvents>>) => {
    const { beat, end } = stream;
    const tell = (kinds: readonly LiveKind[]) => stream.send({ kinds: [...kinds] });
    stream.onEnd(hub.add({ client_user_id, session_id, expires, is_sys_admin, tell, beat, end }));
    tell([]);
  };
}
