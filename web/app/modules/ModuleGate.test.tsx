import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUserModules } from '#contract/modules.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import { errors } from '#contract/errors.ts';
import { ModuleGate } from './ModuleGate.tsx';
import { watchModules } from './watch-modules.ts';

let leave = () => {};
let stop = () => {};
const text = () => document.body.textContent ?? '';
const know = (open: string[]) =>
  act(() => void queryClient.setQueryData(keyOf(listUserModules), { values: [], open }));

beforeEach(() => {
  stubApi();
  signedIn();
  stop = watchModules();
});
afterEach(() => {
  leave();
  stop();
  queryClient.clear();
  openModules.set(null);
});

async function openSipo(): Promise<void> {
  const Links = () => (
    <>
      <p>Plátci</p>
      <InnerLink href={`${paths.pasports}?unit=1`}>Byt 4</InnerLink>
      <InnerLink href={paths.Home}>Přehled</InnerLink>
    </>
  );
  const root = createRootRoute({
    component: () => (
      <ModuleGate>
        <Outlet />
      </ModuleGate>
    ),
  });
  const sipo = createRoute({
    getParentRoute: () => root,
    path: paths.AuxiliariesSipo,
    component: Links,
  });
  const history = createMemoryHistory({ initialEntries: [paths.AuxiliariesSipo] });
  const router = createRouter({ routeTree: root.addChildren([sipo]), history });
  ({ leave } = drawn(<RouterProvider router={router as never} />));
  await eventually(() => expect(text()).toContain('Plátci'));
}

const linked = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

test('a screen is seen while its module is open, and gives way to a clear page when it is closed', async () => {
  know(['sipo', 'pasports', 'licence']);
  await openSipo();
  know(['pasports', 'licence']);
  expect(text()).not.toContain('Plátci');
  expect(text()).toContain('Tento modul není zapnutý');
  expect(text()).toContain(String(errors['module-off'].errorCode));
  expect(linked()).toEqual(['Na úvodní stránku', 'Co obsahuje licence']);
  know(['sipo', 'pasports']);
  expect(text()).toContain('Plátci');
});

test('links to a closed module stay as texts', async () => {
  know(['sipo', 'pasports']);
  await openSipo();
  expect(linked()).toEqual(['Byt 4', 'Přehled']);
  know(['sipo']);
  expect(linked()).toEqual(['Přehled']);
  expect(text()).toContain('Byt 4');
});

test('a call refused because of its module has the modules read anew', async () => {
  know(['sipo', 'pasports']);
  const { errorCode, errorMsg: message, status } = errors['module-off'];
  const refused = new ApiError({ kind: 'api', status, errorCode, message, url: '/v1/sipo' });
  await queryClient
    .fetchQuery({ queryKey: ['/v1/sipo'], queryFn: () => Promise.reject(refused), retry: false })
    .catch(() => undefined);
  expect(queryClient.getQueryState(keyOf(listUserModules))?.isInvalidated).toBe(true);
});
