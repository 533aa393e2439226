import { onTokenRefused } from '#web/lib/identity.ts';
import { onNewUnitSelected, settleActiveUnit } from './activeUnit.ts';
import { AUTOMATIC_LOGOUT } from './info.ts';
import { mirrorCache } from './mirror.ts';
import {
  currentSession,
  endSession,
  onSessionChange,
  ownerOf,
  restoreSession,
  signOut,
  updateSession,
} from './session.ts';
import { hearTabs } from './tabs.ts';
import type { TabMessage } from './tabs.ts';
import { followUnit } from './unit-change.ts';

function heard(message: TabMessage): void {
  const session = currentSession();
  if (session === null) return;
  if (message.kind === 'sign-out' && message.user_identity === ownerOf(session)) {
    void signOut({ tellOthers: false });
  }
  if (message.kind !== 'new-token') return;
  const { token, viewer } = session;
  if (message.old_token === token) updateSession({ token: message.token });
  if (message.old_token === viewer?.token)
    updateSession({ viewer: { ...viewer, token: message.token } });
}

/** Sets the session going: takes up the kept one and listens to the server, the cache and other tabs. */
export function startSession(): () => void {
  if (currentSession() === null) restoreSession();
  settleActiveUnit();
  const stops = [
    mirrorCache(),
    onSessionChange(settleActiveUnit),
    onNewUnitSelected(followUnit),
    onTokenRefused(() => endSession(AUTOMATIC_LOGOUT)),
    hearTabs(heard),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
