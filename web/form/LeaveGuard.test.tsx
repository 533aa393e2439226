import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asked } from '#web/notices/confirm.ts';
import { rendered, settled } from '#tests/web/rendered.tsx';
import { leaveFreely, leaveWarnings } from './leave.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

let isDirty: boolean;
let place: readonly string[] | 'any';
let leave: () => void;
let router: ReturnType<typeof makeRouter>;

function makeRouter() {
  const root = createRootRoute({ component: Outlet });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => <LeaveGuard isDirty={isDirty} place={place} />,
  });
  const other = createRoute({
    getParentRoute: () => root,
    path: '/other',
    component: () => 'Jinde',
  });
  return createRouter({
    routeTree: root.addChildren([form, other]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  });
}

async function open(dirty: boolean) {
  isDirty = dirty;
  router = makeRouter();
  ({ leave } = rendered(<RouterProvider router={router} />));
  await settled();
}

const go = async (path: string) => {
  act(() => router.history.push(path));
  await settled();
};
const answer = async (isConfirmed: boolean) => {
  act(() => asked.get()?.answer(isConfirmed));
  await settled();
};

beforeEach(() => {
  leaveWarnings.set(true);
  place = ['record'];
});
afterEach(() => leave());

describe('leaving a form', () => {
  test('without changes asks nothing', async () => {
    await open(false);
    await go('/other');
    expect(router.state.location.pathname).toBe('/other');
  });

  test('with changes asks first and stays when refused', async () => {
    await open(true);
    await go('/other');
    expect(asked.get()?.title).toBe('Odejít bez uložení?');
    await answer(false);
    expect(router.state.location.pathname).toBe('/form');
  });

  test('with changes goes on when confirmed', async () => {
    await open(true);
    await go('/other');
    await answer(true);
    expect(router.state.location.pathname).toBe('/other');
  });

  test('asks nothing when only the tab in the address changes', async () => {
    await open(true);
    await go('/form?tab=history');
    expect(asked.get()).toBeNull();
    expect(router.state.location.href).toBe('/form?tab=history');
  });

  test('asks when the address comes to show another record', async () => {
    await open(true);
    await go('/form?record=2');
    expect(asked.get()).not.toBeNull();
    await answer(false);
    expect(router.state.location.href).toBe('/form');
  });

  test('of a dialog asks when Back closes it, and leaves it open when refused', async () => {
    place = 'any';
    await open(true);
    act(() => router.history.replace('/form?row=4'));
    await settled();
    await answer(true);
    act(() => router.history.push('/form?row=5'));
    await settled();
    expect(asked.get()?.title).toBe('Odejít bez uložení?');
    await answer(false);
    expect(router.state.location.href).toBe('/form?row=4');
  });

  test('asks nothing once the session has ended', async () => {
    await open(true);
    leaveFreely();
    await go('/other');
    expect(router.state.location.pathname).toBe('/other');
  });
});
