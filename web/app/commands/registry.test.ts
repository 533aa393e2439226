import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moduleNames } from '#contract/module-names.ts';
import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { paths, routeTable } from '#web/lib/paths.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { undoOffer } from '#web/notices/flash.ts';
import { currentSession } from '#web/session/session.ts';
import { anyClient, anyUnit, signedIn } from '#tests/web/screen.tsx';
import { keyGroups } from './key-groups.ts';
import { offered } from './offered.ts';
import { portalContext } from './portal-context.ts';
import type { PortalContext } from './portal-context.ts';
import { commands } from './registry.ts';

const go = vi.fn<(href: string) => void>();
const context = (more: Partial<PortalContext> = {}): PortalContext => ({
  ...portalContext(go),
  open: new Set(moduleNames),
  today: '2026-01-15',
  ...more,
});
const titles = (given: PortalContext) => offered(given, []).map(({ title }) => title);
const command = (id: string) => {
  const found = commands.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No command ${id}`);
  return found;
};

beforeEach(() => {
  go.mockReset();
  signedIn();
});

describe('commands', () => {
  test('have ids, titles and keys of their own', () => {
    for (const values of [
      commands.map(({ id }) => id),
      commands.map(({ title }) => title),
      commands.flatMap(({ keys }) => keys ?? []),
    ])
      expect(values).toEqual([...new Set(values)]);
  });

  test('have no keys that begin the keys of another', () => {
    const keys = commands.flatMap((each) => each.keys ?? []);
    const begun = keys.filter((one) => keys.some((other) => other.startsWith(`${one} `)));
    expect(begun).toEqual([]);
  });

  // Screens of signing in, of a fault and of strangers: nobody signed in has a reason to go there.
  const uncalled: readonly RouteName[] = ['NetworkError', ...entranceRoutes];
  const places = (Object.entries(paths) as [RouteName, string][]).filter(
    ([name]) => !uncalled.includes(name),
  );
  test.each(places)('lead to the screen %s', (name, path) => {
    command(`screen-${name}`).run(context());
    expect(go).toHaveBeenCalledExactlyOnceWith(path);
  });

  test('are those of the screens that the person may open', () => {
    const shown = (given: PortalContext) =>
      offered(given, []).flatMap(({ id, kind }) =>
        kind === 'screen' && id.startsWith('screen-') ? [id.slice(7)] : [],
      );
    const of = (...wanted: readonly string[]) =>
      places.flatMap(([name]) => (wanted.includes(routeTable[name].access) ? [name] : []));
    expect(shown(context()).toSorted()).toEqual(of('public', 'user', 'client-admin').toSorted());
    signedIn({ user: { is_client_admin: false } });
    expect(shown(context()).toSorted()).toEqual(of('public', 'user').toSorted());
    signedIn({ user: { is_sys_admin: true } });
    expect(shown(context()).toSorted()).toEqual(places.map(([name]) => name).toSorted());
    expect(shown(context({ session: null })).toSorted()).toEqual(of('public').toSorted());
    const withoutModules = shown(context({ open: new Set() }));
    expect(withoutModules).toContain('ClientProfile');
    expect(
      withoutModules.filter((name) => routeFacts[name as RouteName].modules.length > 0),
    ).toEqual([]);
  });

  test('of a closed module are not offered', () => {
    expect(titles(context())).toContain('Nový kontakt');
    expect(titles(context({ open: new Set(['pasports']) }))).not.toContain('Nový kontakt');
    expect(titles(context({ open: new Set(['pasports']) }))).toContain('Nový prostor');
    expect(titles(context({ unit: null }))).not.toContain('Nový prostor');
  });

  test('for the client’s admin are offered to nobody else', () => {
    expect(titles(context())).toContain('Správa jednotek');
    signedIn({ user: { is_client_admin: false } });
    expect(titles(context())).not.toContain('Správa jednotek');
  });

  test('that create say why they cannot when the licence has ended or the portal is only read', () => {
    const hindrances = () =>
      offered(context(), [])
        .filter(({ id, hindrance }) => id !== 'undo' && hindrance !== '')
        .map(({ title, hindrance }) => [title, hindrance]);
    expect(hindrances()).toEqual([]);
    signedIn({ client: anyClient({ licence_valid_to: '2026-01-14' }) });
    const ended = 'Platnost licence skončila';
    expect(hindrances()).toEqual([
      ['Nový kontakt', ended],
      ['Nový prostor', ended],
      ['Nový dům', ended],
      ['Nová skupina domů', ended],
      ['Import dat', ended],
    ]);
    signedIn({ client: anyClient({ licence_valid_to: '2026-01-15' }) });
    expect(hindrances()).toEqual([]);
    const own = currentSession();
    if (own === null) throw new Error('Nobody is signed in');
    const viewing = context({ session: { ...own, viewer: own } });
    expect(command('new-house').enabled(viewing)).toBe(false);
  });

  test('takes back what is offered just now, and says so when nothing is', () => {
    const undo = command('undo');
    expect([undo.keys, undo.enabled(context())]).toEqual(['Ctrl+z', false]);
    expect(undo.hindrance?.(context())).toBe('Není co vzít zpět');
    const change = { audit_id: 5, unit_id: 3 };
    undoOffer.set({ change, told: 'Změny byly uloženy', isRedo: false });
    expect(undo.enabled(context())).toBe(true);
    undoOffer.set(null);
  });

  test('of an import open it over the present screen', () => {
    command('import').run(context({ here: '/buildings?unit=3' }));
    expect(go).toHaveBeenCalledWith('/buildings?unit=3&import=new');
  });

  test('of a choice among units are offered when there is a choice', () => {
    expect(titles(context())).not.toContain('Přepnout jednotku');
    signedIn({ units: [anyUnit(), anyUnit({ unit_id: 2 })] });
    expect(titles(context())).toContain('Přepnout jednotku');
  });
});

describe('the map of keys', () => {
  const keysIn = (withSingle: boolean) =>
    keyGroups(context(), withSingle).flatMap((group) => group.commands.map(({ keys }) => keys));

  test('lists the keys that work here', () => {
    expect(keysIn(true)).toEqual(expect.arrayContaining(['Ctrl+k', '?', 'g p', 'g b', 'n k']));
    expect(keysIn(true)).not.toContain('j');
  });

  test('lists those of a table where there is one', () => {
    document.body.innerHTML = '<main><table><tbody><tr tabindex="0"></tr></tbody></table></main>';
    expect(keysIn(true)).toEqual(expect.arrayContaining(['j', 'k', 'e', 'x']));
    expect(keysIn(true)).not.toContain('/');
    document.body.replaceChildren();
  });

  test('has none without Ctrl when the user has switched them off', () => {
    expect(keysIn(false)).toEqual(['Ctrl+k', 'Ctrl+z']);
  });
});
