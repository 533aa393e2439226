import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getImport, listImports } from '#contract/imports.ts';
import { listTasks } from '#contract/tasks.ts';
import { queryClient } from '#web/lib/query.ts';
import { batch, dialog, freshApi, task } from '#tests/web/import-probe.tsx';
import { click, one } from '#tests/web/rendered.tsx';
import { drawn, eventually } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ImportHost } from '../ImportHost.tsx';
import { TaskSign } from './TaskSign.tsx';

let api: StubApi;
let leave: () => void;
let address: () => string;

async function open(url: string): Promise<void> {
  const history = createMemoryHistory({ initialEntries: [url] });
  const root = createRootRoute({
    component: () => (
      <>
        <h1>Obrazovka</h1>
        <TaskSign />
        <ImportHost />
      </>
    ),
  });
  const routeTree = root.addChildren(
    ['/', '/address/$address_id'].map((path) =>
      createRoute({ getParentRoute: () => root, path, component: () => null }),
    ),
  );
  address = () => history.location.href;
  ({ leave } = drawn(<RouterProvider router={createRouter({ routeTree, history })} />));
  await eventually(() => one('h1'));
}

const sign = () => document.querySelector<HTMLElement>('button:has(progress)');

beforeEach(() => void (api = freshApi()));
afterEach(() => {
  vi.useRealTimers();
  leave();
  queryClient.clear();
});

describe('work in the background', () => {
  test('stands in the top bar while there is any, and leads to the imports', async () => {
    api.answers(listTasks, { values: [task(), task({ task_id: 3, state: 'done' })] });
    await open('/?a=1');
    await eventually(() => expect(sign()?.textContent).toBe('43 %'));
    expect(sign()?.title).toBe('Zkouška importu byty.xlsx: 43 %');
    click(sign() as HTMLElement);
    await eventually(() => expect(address()).toBe('/?a=1&import=new'));
  });

  test('leaves the bar when it has ended, and what is on the screen is read again', async () => {
    api.answers(listTasks, { values: [task()] });
    await open('/?import=new');
    await eventually(() => expect(sign()).not.toBeNull());
    await eventually(() => expect(api.sentTo(listImports).length).toBeGreaterThan(0));
    const before = api.sentTo(listImports).length;
    api.answers(listTasks, { values: [task({ state: 'done', progress: 100 })] });
    await eventually(() => expect(sign()).toBeNull());
    await eventually(() => expect(api.sentTo(listImports).length).toBeGreaterThan(before));
  });

  test('is asked about once when there is none', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open('/');
    await eventually(() => expect(api.sentTo(listTasks)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(api.sentTo(listTasks)).toHaveLength(1);
    expect(sign()).toBeNull();
  });
});

describe('imports in the address', () => {
  test('open over the screen, and closing them leaves the rest of the address', async () => {
    api.answers(getImport, batch());
    await open('/address/7?tab=spaces&import=12');
    await eventually(() => expect(dialog().textContent).toContain('Význam sloupců'));
    click(one('.mantine-Modal-close'));
    await eventually(() => expect(address()).toBe('/address/7?tab=spaces'));
    await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  });

  test.each(['/?import=', '/?import=-1', '/?import=1.5', '/?import=old', '/'])(
    'do not open for %s',
    async (url) => {
      await open(url);
      expect(document.querySelector('[role="dialog"]')).toBeNull();
    },
  );
});
