import { LIVE_BEAT_MS, liveEvents } from '#contract/events.ts';
import type { LiveKind } from '#contract/events.ts';
import { followEvents } from '#web/lib/event-stream.ts';
import { pause } from '#web/lib/pause.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';
import { missedKinds, staleBy } from './live-reads.ts';
import { refreshTogether } from './together.ts';
import { waitBefore } from './wait.ts';

/** Three beats that did not come. */
const SILENCE_MS = 3 * LIVE_BEAT_MS;
/** A portal that nobody has touched for so long asks for nothing, so that its session may run out. */
const IDLE_MS = 3_600_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

function refresh(kinds: readonly LiveKind[]): void {
  refreshTogether(staleBy(kinds));
}

/**
 * Follows the changes until the signal. The first event of a stream has everything read anew, for what
 * was missed before it; where streams do not work, the tries themselves do so, once a minute at last.
 */
async function follow(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const hasBegun = await followEvents(liveEvents, {
      signal,
      silenceMs: SILENCE_MS,
      onEvent: ({ kinds }) => refresh(kinds.length === 0 ? missedKinds : kinds),
    });
    failures = hasBegun ? 0 : failures + 1;
    await pause(waitBefore(failures, Math.random()), signal);
    if (failures > 0 && !signal.aborted) refresh(missedKinds);
  }
}

/** Keeps messages and tasks as they are on the server, while somebody is signed in and looks at them. */
export function watchLive(): () => void {
  let followed: { readonly token: string; readonly stop: AbortController } | null = null;
  let isIdle = false;
  let idling: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const isLooked = document.visibilityState === 'visible' && !isIdle;
    const token = isLooked ? currentSession()?.token : undefined;
    if (token === followed?.token) return;
    followed?.stop.abort();
    followed = token === undefined ? null : { token, stop: new AbortController() };
    if (followed !== null) void follow(followed.stop.signal);
  };
  const touched = () => {
    clearTimeout(idling);
    idling = setTimeout(() => {
      isIdle = true;
      settle();
    }, IDLE_MS);
    if (!isIdle) return;
    isIdle = false;
    settle();
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { passive: true });
  document.addEventListener('visibilitychange', settle);
  const stopListening = onSessionChange(settle);
  touched();
  settle();
  return () => {
    stopListening();
    clearTimeout(idling);
    document.removeEventListener('visibilitychange', settle);
    for (const touch of TOUCHES) removeEventListener(touch, touched);
    followed?.stop.abort();
  };
}
