import { afterEach, expect, test } from 'vitest';
import { openModules } from '#web/lib/open-modules.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { click } from '#tests/web/rendered.tsx';
import { anyUnit, drawn, signedIn } from '#tests/web/screen.tsx';
import { RecordLink } from './RecordLink.tsx';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  openModules.set(null);
});

function linkTo(link: string): HTMLAnchorElement | null {
  leave();
  signedIn({ units: [anyUnit(), anyUnit({ unit_id: 2, name: 'SVJ Javorka' })] });
  ({ leave } = drawn(<RecordLink link={link} />));
  return document.querySelector('a');
}

test('a message of a record of another unit leads there and makes that unit the active one', () => {
  const link = linkTo('/pasports?unit=2&space=5&tab=tenants');
  expect(link?.textContent).toBe('Otevřít prostor');
  if (link !== null) click(link);
  expect(currentUnit()?.unit_id).toBe(2);
});

test.each([
  ['of nothing', ''],
  ['of a unit that the reader does not have', '/pasports?unit=3&space=5&tab=tenants'],
  ['of an address that is none of the portal', '/nowhere'],
])('a message %s leads nowhere', (_what, link) => expect(linkTo(link)).toBeNull());

test('nothing leads to a module that is closed to the reader', () => {
  openModules.set(new Set(['messages']));
  expect(linkTo('/pasports?unit=2&space=5&tab=tenants')).toBeNull();
});
