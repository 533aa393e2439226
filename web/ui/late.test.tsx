import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, click } from '#tests/web/rendered.tsx';
import { drawn, eventually } from '#tests/web/screen.tsx';
import { late, tellLostParts } from './late.tsx';

function Part({ name }: { name: string }) {
  return <p>Tady je {name}</p>;
}
function Dialog({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>Zavřít dialog</button>;
}

/** A file that does not come as long as there is no connection. */
function file<M>(module: M) {
  return vi.fn<() => Promise<M>>(() =>
    isOnline ? Promise.resolve(module) : Promise.reject(new TypeError('Failed to fetch')),
  );
}

let isOnline = false;
const told = vi.fn<(text: string) => void>();
let leave: () => void = () => undefined;
beforeEach(() => {
  isOnline = false;
  told.mockClear();
  tellLostParts(told);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => leave());
const text = () => document.body.textContent;

test('a part that did not come says so in its place, and comes when asked again', async () => {
  const LatePart = late(file({ Part }), 'Part');
  ({ leave } = drawn(
    <Suspense fallback="čeká">
      <h1>Stránka</h1>
      <LatePart name="Zvon" />
    </Suspense>,
  ));
  await eventually(() => expect(text()).toContain('Zkontrolujte připojení k internetu'));
  expect(text()).toContain('Stránka');
  isOnline = true;
  click(button('Zkusit znovu'));
  await eventually(() => expect(text()).toContain('Tady je Zvon'));
  expect(told).not.toHaveBeenCalled();
});

test('a dialog that did not come closes, is told of, and opens when it is wanted again', async () => {
  const LateDialog = late(file({ Dialog }), 'Dialog');
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Otevřít</button>
        <Suspense>{isOpen ? <LateDialog onClose={() => setOpen(false)} /> : null}</Suspense>
      </>
    );
  }
  ({ leave } = drawn(<Opener />));
  click(button('Otevřít'));
  await eventually(() => expect(told).toHaveBeenCalledTimes(1));
  click(button('Otevřít'));
  await eventually(() => expect(told).toHaveBeenCalledTimes(2));
  isOnline = true;
  click(button('Otevřít'));
  await eventually(() => expect(text()).toContain('Zavřít dialog'));
});

test('of what is closed nothing is fetched, and one that stays drawn opens at another try', async () => {
  const load = file({ Sheet: ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'List' : ''}</p> });
  const Sheet = late(load, 'Sheet');
  const shown = (isOpen: boolean) => (
    <Suspense>
      <Sheet isOpen={isOpen} onLost={() => undefined} />
    </Suspense>
  );
  const { again, leave: end } = drawn(shown(false));
  leave = end;
  expect(load).not.toHaveBeenCalled();
  again(shown(true));
  await eventually(() => expect(told).toHaveBeenCalledTimes(1));
  again(shown(false));
  isOnline = true;
  again(shown(true));
  await eventually(() => expect(text()).toContain('List'));
});

test('a part that was fetched before stands at once', async () => {
  isOnline = true;
  const LatePart = late(file({ Part }), 'Part');
  await LatePart.preload?.();
  ({ leave } = drawn(<LatePart name="Zvon" />));
  expect(text()).toContain('Tady je Zvon');
  // Whoever opens its screen again waits for nothing.
  expect(LatePart.preload).toBeUndefined();
});

test('what could not be fetched before it is wanted takes nothing with it', async () => {
  await expect(late(file({ Part }), 'Part').preload?.()).resolves.toBeUndefined();
});
