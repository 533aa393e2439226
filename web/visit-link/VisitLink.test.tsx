import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerVisit, openVisitLink, type OpenedSlot } from '#contract/fieldwork/slots.ts';
import { pathTo } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { eventually, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { VisitLinkScreen } from './VisitLinkScreen.tsx';

const secret = 'tajemstvi-z-odkazu';
const slot: OpenedSlot = {
  client_name: 'Správa domů',
  client_email: '',
  client_phone: '600 000 000',
  unit_name: 'SVJ Lipová',
  round_name: 'Výměna vodoměrů',
  work_name: 'Výměna vodoměru',
  building_name: 'Lipová 3',
  place: '',
  space_number: '2',
  state: 'planned',
  day: '2026-12-07',
  from_minute: 480,
  to_minute: 540,
  standing: 'open',
  slots: [{ day: '2026-12-08', from_minute: 420, to_minute: 480 }],
  answer: null,
  answered: '',
  answer_stands: false,
  note: '',
  expires: '2026-12-09',
};
let api: StubApi;
let opened: ReturnType<typeof openedAt>;

beforeEach(() => {
  api = stubApi();
});
afterEach(() => {
  opened.leave();
  queryClient.clear();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const shows = (what: string) => eventually(() => expect(text()).toContain(what));
const open = async (told: Partial<OpenedSlot> = {}) => {
  api.answers(openVisitLink, { ...slot, ...told });
  opened = openedAt(pathTo('VisitLink', { secret }), 'VisitLink', VisitLinkScreen);
  await shows('Lipová 3, byt 2');
};

test('a time is marked first and taken by a button of its own', async () => {
  await open();
  expect(text()).toContain('pondělí 7. 12. 2026');
  expect(text()).toContain('mezi 8.00 a 9.00');
  click(button('7.00–8.00'));
  expect(api.sentTo(answerVisit)).toEqual([]);
  api.answers(answerVisit, { ...slot, day: '2026-12-08', from_minute: 420, answer: 'chosen' });
  click(button('Vybrat tento čas'));
  await shows('Hotovo, přijdeme v nový termín');
  expect(api.sentTo(answerVisit)).toEqual([
    { secret, answer: 'chosen', day: '2026-12-08', from_minute: 420, note: '' },
  ]);
});

test('whoever was late keeps what he typed and is shown what is free now', async () => {
  await open();
  click(button('7.00–8.00'));
  const note = () => oneOf(HTMLInputElement, '.taking input, [class*=taking] input');
  type(note(), 'zvonit u Nováků');
  api.refuses(answerVisit, 'slot-taken');
  api.answers(openVisitLink, {
    ...slot,
    slots: [
      { day: '2026-12-08', from_minute: 480, to_minute: 540 },
      { day: '2026-12-08', from_minute: 540, to_minute: 600 },
    ],
  });
  click(button('Vybrat tento čas'));
  await shows('Tento čas si mezitím vybral někdo jiný.');
  await shows('9.00–10.00');
  click(button('9.00–10.00'));
  expect(note().value).toBe('zvonit u Nováků');
});

test('a time that is not changed any more says why, and may still be confirmed', async () => {
  await open({ standing: 'late', slots: [] });
  expect(text()).toContain('nejpozději den předem do 18.00');
  expect(text()).not.toContain('Vybrat jiný čas');
  expect(button('Potvrzuji, budu doma').disabled).toBe(false);
});

test('a visit that is over offers nothing', async () => {
  await open({ standing: 'ended', state: 'done', slots: [] });
  expect(text()).toContain('Návštěva proběhla');
  expect(text()).not.toContain('Potvrzuji');
});

test('a link that holds no more says so, and a code may be typed', async () => {
  api.refuses(openVisitLink, 'visit-link-unknown');
  opened = openedAt(pathTo('VisitLink', { secret }), 'VisitLink', VisitLinkScreen);
  await shows('Tento odkaz ani kód neplatí.');
  expect(one('h1').textContent).toBe('Termín návštěvy');
  expect(text()).toContain('Kód z listu');
});
