import { redirect } from '@tanstack/react-router';
import { crewOfUser } from '#contract/crew-member.ts';
import { getUserSettings } from '#contract/settings.ts';
import { modulePath, paths } from '#web/lib/paths.ts';
import type { RouteAccess } from '#web/lib/paths.ts';
import { queryClient, queryFor } from '#web/lib/query.ts';
import { safeReturn } from '#web/lib/route-match.ts';
import { takeFreshSignIn } from '#web/session/fresh-sign-in.ts';
import { mayEnter } from '#web/session/rights.ts';
import { currentSession } from '#web/session/session.ts';
import { isScreen } from '#web/ui/useScreen.ts';

interface Wanted {
  readonly location: { readonly href: string };
}

function letIn(access: RouteAccess, { location }: Wanted): void {
  const session = currentSession();
  const wanted = safeReturn(location.href);
  if (access !== 'public' && session === null) {
    redirect({ to: paths.Login, search: { redirect: wanted }, throw: true });
  }
  if (!mayEnter(access, session?.user ?? null)) {
    redirect({ to: paths.NetworkError, search: { from: wanted }, throw: true });
  }
}

/** Lets a person to a route, or elsewhere (specification, section 2, Route guard). */
export function guard(access: RouteAccess) {
  return (wanted: Wanted): void => {
    takeFreshSignIn();
    letIn(access, wanted);
  };
}

/** The path of the screen that the user has chosen to begin with; null for the overview. */
async function startScreen(): Promise<string | null> {
  // Without the answer the overview opens; the settings are asked for again by themselves.
  const settings = await queryClient
    .fetchQuery(queryFor(getUserSettings))
    .catch(() => ({ start_screen: '' }));
  return modulePath(settings.start_screen);
}

/**
 * A member of a crew begins with what his crew does today: the overview is of the office. On a phone he is at
 * the door, and begins with the places to tell of.
 */
function toCrewDay(): void {
  const user = currentSession()?.user;
  if (user === undefined || crewOfUser(user) === null) return;
  const view = isScreen('phone') ? 'crew' : 'day';
  redirect({ href: `${paths.InmesCalendar}?view=${view}`, replace: true, throw: true });
}

/** Lets a person to the overview, or right after a sign-in without a wanted address to his own first screen. */
export async function guardHome(wanted: Wanted): Promise<void> {
  const isFresh = takeFreshSignIn();
  letIn('user', wanted);
  toCrewDay();
  if (!isFresh || wanted.location.href !== paths.Home) return;
  const start = await startScreen();
  if (start !== null && start !== paths.Home) redirect({ href: start, replace: true, throw: true });
}

/** Leads a signed-in person past the sign-in page. */
export function skipWhenSignedIn({ search }: { readonly search: unknown }): void {
  const { redirect: wanted } = search as { readonly redirect?: unknown };
  if (currentSession() === null) return;
  redirect({ href: safeReturn(typeof wanted === 'string' ? wanted : null), throw: true });
}
