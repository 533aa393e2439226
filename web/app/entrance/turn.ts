import { accessOf, routeOf, signInAddress } from '#web/lib/route-match.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';

function hasSession(): boolean {
  return sessionStorage.getItem(SESSION_KEY) !== null || localStorage.getItem(SESSION_KEY) !== null;
}

/** Whether the page's address can only show the sign-in form: nobody is signed in and it is not public. */
export function needsSignIn(): boolean {
  const { pathname } = location;
  return !hasSession() && (accessOf(pathname) !== 'public' || routeOf(pathname) === 'Login');
}

/** Changes a protected address to the one of the sign-in page, which remembers it. */
export function turnToSignIn(): void {
  const { pathname, search, hash } = location;
  if (routeOf(pathname) === 'Login') return;
  history.replaceState(null, '', signInAddress(pathname + search + hash));
}
