import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { search } from '#contract/search.ts';
import { queryClient } from '#web/lib/query.ts';
import { currentUnit } from '#web/session/activeUnit.ts';
import { one, press, type } from '#tests/web/rendered.tsx';
import {
  box,
  find,
  flat,
  opened,
  options,
  person,
  pointed,
  seek,
  symbol,
  titles,
} from '#tests/web/searching.ts';
import { anyUnit, drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import type { Offer } from './offers.ts';
import { recentFinds, rememberFind } from '#web/session/recent-finds.ts';
import { SearchDialog } from './SearchDialog.tsx';

const units = [anyUnit(), anyUnit({ unit_id: 2, name: 'SVJ Javorka' })];
const onOpen = vi.fn<(address: string) => void>();
const onClose = vi.fn<() => void>();
let offers: readonly Offer[];
let api: StubApi;
let leave: () => void;

async function open(): Promise<void> {
  ({ leave } = drawn(
    <SearchDialog {...opened} commands={offers} onClose={onClose} onOpen={onOpen} />,
  ));
  await eventually(() => box());
}

beforeEach(() => {
  onOpen.mockReset();
  onClose.mockReset();
  offers = [];
  api = stubApi();
  signedIn({ units });
  api.answers(search, { values: [symbol, person, flat] });
});
afterEach(() => {
  vi.useRealTimers();
  leave();
  queryClient.clear();
});

describe('the search over everything', () => {
  test('answers while typing, grouped by kind', async () => {
    await open();
    await seek('nov', 3);
    expect(titles()).toEqual(['Byt 12', 'Jan Novák', '1200012']);
    const headings = [...document.querySelectorAll('[role="group"]')].map(
      (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(headings).toEqual(['Prostory', 'Osoby a firmy', 'Variabilní symboly']);
  });

  test('asks once for letters typed in one go, and not at all for a single one', async () => {
    await open();
    vi.useFakeTimers();
    type(box(), 'n');
    act(() => void vi.advanceTimersByTime(1000));
    for (const text of ['no', 'nov', 'nová']) {
      type(box(), text);
      act(() => void vi.advanceTimersByTime(119));
    }
    expect(api.sentTo(search)).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await eventually(() => expect(options()).toHaveLength(3));
    expect(api.sentTo(search)).toHaveLength(1);
  });

  test('keeps the last finds until the next come, and then says that there are none', async () => {
    await open();
    await seek('nov', 3);
    let answer: (response: Response) => void = () => undefined;
    const asked = vi.fn<() => Promise<Response>>(
      () => new Promise((resolve) => void (answer = resolve)),
    );
    vi.stubGlobal('fetch', asked);
    type(box(), 'novx');
    await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(options()).toHaveLength(3);
    answer(new Response(JSON.stringify({ result: { values: [] } })));
    await eventually(() => expect(options()).toHaveLength(0));
    expect(one('[role="dialog"]').textContent).toContain('Hledání „novx“ nic nenašlo');
  });

  test('says what went wrong under the box', async () => {
    api.refuses(search, 'overloaded');
    await open();
    type(box(), 'nov');
    await eventually(() =>
      expect(one('[role="dialog"]').textContent).toContain('Server je přetížen'),
    );
  });
});

describe('a find', () => {
  test.each([
    [person, '/address/7?unit=1'],
    [flat, '/pasports?unit=1&space=5'],
    [symbol, '/pasports?unit=1&space=5'],
    [find('building', 3, 'Lipová 12'), '/buildings?unit=1&building=3'],
    [find('group', 4, 'Sídliště'), '/buildings/groups?unit=1&group=4'],
    [find('settlement', 6, 'Vyúčtování 2025, Lipová 12'), '/settlements/6?unit=1'],
    [find('round', 8, 'Výměna'), '/inmes/addresses?tab=rounds&unit=1&round=8'],
    [find('visit', 9, 'Lipová 12, prostor 1'), '/inmes/events?unit=1&visit=9'],
  ])('of kind %# opens its record', async (found, address) => {
    api.answers(search, { values: [found] });
    await open();
    await seek('nov', 1);
    press(box(), 'Enter');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(address);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is walked to by arrows, round the ends, while the cursor stays in the box', async () => {
    await open();
    await seek('nov', 3);
    expect(pointed()).toContain('Byt 12');
    press(box(), 'ArrowUp');
    expect(pointed()).toContain('1200012');
    press(box(), 'ArrowDown');
    press(box(), 'ArrowDown');
    expect(pointed()).toContain('Jan Novák');
    press(box(), 'Enter');
    expect(onOpen).toHaveBeenCalledWith('/address/7?unit=1');
  });

  test('of another unit says whose it is and first makes that unit active', async () => {
    api.answers(search, { values: [{ ...person, unit_id: 2, unit_name: 'SVJ Javorka' }] });
    await open();
    await seek('nov', 1);
    expect(options()[0]?.textContent).toContain('SVJ Javorka');
    press(box(), 'Enter');
    expect(currentUnit()?.unit_id).toBe(2);
    expect(onOpen).toHaveBeenCalledWith('/address/7?unit=2');
  });

  test('that is a unit becomes the active one, and the screen stays', async () => {
    api.answers(search, { values: [find('unit', 2, 'SVJ Javorka', { unit_id: 2 })] });
    await open();
    await seek('jav', 1);
    press(box(), 'Enter');
    expect(currentUnit()?.unit_id).toBe(2);
    expect(onOpen).not.toHaveBeenCalled();
  });
});

const offer = (id: string, title: string, more: Partial<Offer> = {}): Offer => ({
  id,
  kind: 'action',
  title,
  words: '',
  keys: '',
  hindrance: '',
  run: vi.fn<() => void>(),
  ...more,
});

describe('an offer', () => {
  const contact = offer('new-contact', 'Nový kontakt', { keys: 'n k' });
  const sipo = offer('screen-sipo', 'SIPO', { kind: 'screen', words: 'platby pošta' });
  beforeEach(() => {
    offers = [contact, sipo];
  });

  test('stands there before anything is typed, with its keys', async () => {
    await open();
    expect(titles()).toEqual(['Nový kontakt', 'SIPO']);
    expect(options()[0]?.textContent).toContain('n a pak k');
  });

  test('that the text names comes before records, and Enter waits for none', async () => {
    await open();
    api.holds(search);
    type(box(), 'novy kon');
    press(box(), 'Enter');
    expect(contact.run).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('gives way to persons of such a name while one word of it is typed', async () => {
    await open();
    await seek('nov', 4);
    expect(titles()).toEqual(['Byt 12', 'Jan Novák', '1200012', 'Nový kontakt']);
  });

  test('is found by its other words, without diacritics', async () => {
    api.answers(search, { values: [] });
    await open();
    type(box(), 'posta');
    await eventually(() => expect(titles()).toEqual(['SIPO']));
  });

  test('that cannot be run says why and stays', async () => {
    const run = vi.fn<() => void>();
    offers = [{ ...contact, run, hindrance: 'Platnost licence skončila' }];
    await open();
    type(box(), 'novy kon');
    expect(options()[0]?.textContent).toContain('Platnost licence skončila');
    press(box(), 'Enter');
    expect(run).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('a record that is called just so comes first, whatever else has the text in its name', async () => {
  const named = ['Lipová 120', 'Lipová 12'].map((title, id) => find('building', id, title));
  api.answers(search, { values: [find('unit', 2, 'SVJ Lipová 12–18'), ...named] });
  await open();
  await seek('lipova 12', 3);
  expect(titles()).toEqual(['Lipová 12', 'Lipová 120', 'SVJ Lipová 12–18']);
});

describe('a part of a record', () => {
  test('that the text names comes first and opens there', async () => {
    await open();
    await seek('nov historie', 6);
    expect(titles().slice(0, 2)).toEqual(['Byt 12 – Historie', 'Jan Novák – Historie']);
    expect(api.sentTo(search)).toHaveLength(2);
    press(box(), 'Enter');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('/pasports?unit=1&space=5&tab=history');
    expect(recentFinds()).toEqual([flat]);
  });

  test('is opened by Enter pressed before it has come', async () => {
    await open();
    type(box(), 'nov plátce');
    press(box(), 'Enter');
    await eventually(() =>
      expect(onOpen).toHaveBeenCalledExactlyOnceWith('/pasports?unit=1&space=5&tab=payers'),
    );
  });
});

describe('recent finds', () => {
  test('stand there before anything is typed, the newest first', async () => {
    for (const each of [flat, person, flat]) rememberFind(each);
    await open();
    expect(titles()).toEqual(['Byt 12', 'Jan Novák']);
    press(box(), 'ArrowDown');
    press(box(), 'Enter');
    expect(onOpen).toHaveBeenCalledWith('/address/7?unit=1');
  });

  test('are remembered once gone to, in this tab alone', async () => {
    await open();
    await seek('nov', 3);
    press(box(), 'Enter');
    expect(recentFinds()).toEqual([flat]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Byt 12');
  });

  test('are the user\u2019s own', async () => {
    rememberFind(person);
    signedIn({ units, user: { user_identity: 'jiny@example.cz' } });
    await open();
    expect(titles()).toEqual([]);
  });
});
