import { afterEach, describe, expect, test, vi } from 'vitest';
import { isRedirect } from '@tanstack/react-router';
import { getUserSettings } from '#contract/settings.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { sampleSignIn } from '#tests/web/sample-session.ts';
import { signIn } from '#web/session/session.ts';
import { guard, guardHome, skipWhenSignedIn } from './guard.ts';

const wanted = { location: { href: '/pasports?a=1' } };

/** Where the step redirects; null when it lets through. */
function ledTo(step: () => void): unknown {
  try {
    step();
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, search, href } = error.options;
    return { to, search, href };
  }
}

describe('before the sign-in', () => {
  test('public routes are open', () => {
    expect(ledTo(() => guard('public')(wanted))).toBeNull();
  });

  test.each(['user', 'client-admin', 'system-admin'] as const)(
    'a route for %s leads to the sign-in and back',
    (access) => {
      expect(ledTo(() => guard(access)(wanted))).toMatchObject({
        to: '/client/user/login',
        search: { redirect: '/pasports?a=1' },
      });
    },
  );

  test('the sign-in page is open', () => {
    expect(ledTo(() => skipWhenSignedIn({ search: {} }))).toBeNull();
  });
});

describe('after the sign-in', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.resetModules();
  });

  test('a user passes to user routes, and from admin routes goes to the network-error page', () => {
    signIn(sampleSignIn(), false);
    expect(ledTo(() => guard('user')(wanted))).toBeNull();
    expect(ledTo(() => guard('system-admin')(wanted))).toMatchObject({ to: '/network-error' });
  });

  test('users of the client are for its admin alone', () => {
    signIn(sampleSignIn({ is_client_admin: true }), false);
    expect(ledTo(() => guard('client-admin')(wanted))).toBeNull();
    signIn(sampleSignIn({ is_client_admin: false }), false);
    expect(ledTo(() => guard('client-admin')(wanted))).toMatchObject({ to: '/network-error' });
  });

  test('a system admin passes everywhere', () => {
    signIn(sampleSignIn({ is_sys_admin: true }), false);
    expect(ledTo(() => guard('system-admin')(wanted))).toBeNull();
    expect(ledTo(() => guard('client-admin')(wanted))).toBeNull();
  });

  test('the sign-in page leads on to where the person wanted to be', () => {
    signIn(sampleSignIn(), false);
    expect(ledTo(() => skipWhenSignedIn({ search: { redirect: '/blog' } }))).toMatchObject({
      href: '/blog',
    });
    expect(ledTo(() => skipWhenSignedIn({ search: { redirect: '//evil.cz' } }))).toMatchObject({
      href: '/',
    });
  });
});

describe('the first screen after a sign-in', () => {
  const home = { location: { href: '/' } };

  async function opened(start_screen: string, location = home.location) {
    queryClient.setQueryData(keyOf(getUserSettings), { start_screen });
    signIn(sampleSignIn(), false);
    // A sign-in empties the cache.
    queryClient.setQueryData(keyOf(getUserSettings), { start_screen });
    return ledToLater(() => guardHome({ location }));
  }

  async function ledToLater(step: () => Promise<void>): Promise<unknown> {
    try {
      await step();
      return null;
    } catch (error) {
      if (!isRedirect(error)) throw error;
      return error.options.href;
    }
  }

  afterEach(() => {
    sessionStorage.clear();
    queryClient.clear();
  });

  test('is the one that the user has chosen', async () => {
    expect(await opened('pasports')).toBe('/pasports');
  });

  test.each(['', 'Home', 'Nowhere'])('is the overview for the choice %j', async (choice) => {
    expect(await opened(choice)).toBeNull();
  });

  test.each([
    [true, '/inmes/calendar?view=crew'],
    [false, '/inmes/calendar?view=day'],
  ])(
    'is the day of his crew for a member of it; on a phone (%s) the places to tell of',
    async (isPhone, href) => {
      const known = window.matchMedia.bind(window);
      const asked = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
        const list = known(query);
        Object.defineProperty(list, 'matches', { value: isPhone });
        return list;
      });
      signIn(sampleSignIn({ assembly_crew_id: 3, is_client_admin: false }), false);
      const led = await ledToLater(() => guardHome(home));
      asked.mockRestore();
      expect(led).toBe(href);
    },
  );

  test('is where the person wanted to be, and the overview stays open afterwards', async () => {
    expect(await opened('pasports', { href: '/?tab=units' })).toBeNull();
    expect(await ledToLater(() => guardHome(home))).toBeNull();
    await opened('pasports', { href: '/?tab=units' });
    signIn(sampleSignIn(), false);
    guard('user')({ location: { href: '/address-book' } });
    expect(await ledToLater(() => guardHome(home))).toBeNull();
  });
});
