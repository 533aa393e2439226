import { redirect } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import type { RouteAccess, RouteName } from '#web/lib/paths.ts';
import { safeReturn } from '#web/lib/route-match.ts';
import { currentSession } from '#web/session/session.ts';

interface Wanted {
  readonly location: { readonly href: string };
}

/** Lets a person to a route, or elsewhere (specification, section 2, Route guard). */
export function guard(access: RouteAccess) {
  return ({ location }: Wanted): void => {
    const session = currentSession();
    const wanted = safeReturn(location.href);
    if (access !== 'public' && session === null) {
      redirect({ to: paths.Login, search: { redirect: wanted }, throw: true });
    }
    if (access === 'system-admin' && session?.user.is_sys_admin !== true) {
      redirect({ to: paths.NetworkError, search: { from: wanted }, throw: true });
    }
  };
}

/** Leads a signed-in person past the sign-in page. */
export function skipWhenSignedIn({ search }: { readonly search: unknown }): void {
  const { redirect: wanted } = search as { readonly redirect?: unknown };
  if (currentSession() === null) return;
  redirect({ href: safeReturn(typeof wanted === 'string' ? wanted : null), throw: true });
}

/** Screens that stand in the frame of the entrance, not in the shell. */
export const entranceRoutes: readonly RouteName[] = [
  'Login',
  'Register',
  'RegConfirm',
  'Resend',
  'RequestReset',
  'Reset',
];
