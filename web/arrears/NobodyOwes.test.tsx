import { afterEach, beforeEach, expect, test } from 'vitest';
import { getArrearsSettings } from '#contract/money/arrears-interest.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { listAgreements } from '#contract/money/instalments.ts';
import { browseReminders, listReminders } from '#contract/money/reminders.ts';
import { paths } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { oneOf } from '#tests/web/rendered.tsx';
import { eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { ArrearsScreen } from './ArrearsScreen.tsx';
import { HouseDebts } from './HouseDebts.tsx';

let api: StubApi;
let leave: () => void;
const seen = () => document.body.textContent;
const step = () =>
  oneOf(HTMLAnchorElement, `a[href$="${paths.ClaimedMonths}"]:not(nav a)`).textContent;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listAgreements, { values: [] });
  api.answers(browseReminders, { values: [] });
  api.answers(listReminders, { values: [] });
  api.refuses(getArrearsSettings, 'not-found');
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const opens = (address: string) => {
  ({ leave } = openedAt(`${paths.Arrears}${address}`, 'Arrears', () => <ArrearsScreen />));
};

test.each(['', '?tab=people', '?tab=houses'])(
  'a unit in which nothing was prescribed says so and not that nobody owes (%s)',
  async (address) => {
    api.answers(browseArrears, { values: [], is_claimed: false });
    opens(address);
    await eventually(() => expect(seen()).toContain('Zatím není nic předepsáno'));
    expect(step()).toBe('Předepsat měsíc');
    expect(seen()).not.toContain('Nikdo nic nedluží');
    // Nor do noughts stand over it.
    expect(seen()).not.toContain('Po splatnosti');
  },
);

test('a unit in which all is paid says that nobody owes', async () => {
  api.answers(browseArrears, { values: [], is_claimed: true });
  opens('');
  await eventually(() => expect(seen()).toContain('Nikdo nic nedluží'));
  expect(seen()).toContain('Po splatnosti');
  expect(seen()).not.toContain('předepsáno');
});

test.each([
  [false, 'Zatím není nic předepsáno, není koho upomínat'],
  [true, 'Dnes není koho upomenout'],
])('reminders tell of the same (%s)', async (is_claimed, sentence) => {
  api.answers(browseArrears, { values: [], is_claimed });
  opens('?tab=reminders');
  await eventually(() => expect(seen()).toContain(sentence));
});

test.each([
  [false, 'Zatím není nic předepsáno'],
  [true, 'V domě není nic po splatnosti'],
])('the tab of a house tells of the same (%s)', async (is_claimed, sentence) => {
  api.answers(browseArrears, { values: [], is_claimed });
  const tab = () => <HouseDebts unit_id={1} house={10} />;
  ({ leave } = openedAt(paths.buildings, 'buildings', tab));
  await eventually(() => expect(seen()).toContain(sentence));
});
