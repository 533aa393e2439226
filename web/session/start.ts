import { onTokenRefused } from '#web/lib/identity.ts';
import { onNewUnitSelected, settleActiveUnit } from './activeUnit.ts';
import { AUTOMATIC_LOGOUT } from './info.ts';
import { mirrorCache } from './mirror.ts';
import {
  currentSession,
  endSession,
  onSessionChange,
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
  if (message.kind === 'sign-out' && message.user_identity === session.user.user_identity) {
    void signOut({ tellOthers: false });
  }
  if (message.kind === 'new-token' && message.old_token === session.token)
    updateSession({ token: message.token });
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
