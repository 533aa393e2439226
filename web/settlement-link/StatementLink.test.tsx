import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notCompared } from '#contract/settlement/differences.ts';
import { writeObjection, type OpenedObjection } from '#contract/settlement/objections.ts';
import {
  openStatementLink,
  printStatementLink,
  readStatementDocument,
  type OpenedStatement,
} from '#contract/settlement/statement-links.ts';
import { pathTo } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { printing } from '#web/ui/printing.ts';
import { statementPaper, statementServices, uncompared } from '#tests/statement-paper.ts';
import { openedAt } from '#tests/web/entry-world.tsx';
import { button, click, one, oneOf, rendered } from '#tests/web/rendered.tsx';
import { eventually, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { act } from 'react';
import { Compared } from './Compared.tsx';
import { StatementLinkScreen } from './StatementLinkScreen.tsx';

const secret = 'tajemstvi-z-odkazu';
const file = { file_id: 70, billing_document_id: 22, file_name: 'voda.pdf', size_bytes: 2048 };
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
const open = (token?: string) => {
  const path = pathTo('StatementLink', token === undefined ? {} : { secret: token });
  opened = openedAt(path, 'StatementLink', StatementLinkScreen);
};

async function openStatement(written: Partial<OpenedStatement> = {}): Promise<void> {
  const {
    expires = '2026-10-20',
    files = [file],
    objections = { until: '2026-05-20', is_open: true, values: [] },
    ...paper
  } = written;
  const statement = { ...statementPaper(paper), expires, files, objections };
  api.answers(openStatementLink, statement);
  open(secret);
  await shows('Jana Nováková a Petr Novák');
}

describe('a statement by its link', () => {
  test('says what it came to, how it is paid, until when the link holds, and what one may do', async () => {
    await openStatement();
    expect(api.sentTo(openStatementLink)).toContainEqual({ secret });
    expect(one('h1').textContent).toBe('Vyúčtování služeb 2025');
    expect(text()).toContain('Nedoplatek1 150 Kč');
    expect(text()).toContain('Variabilní symbol1012');
    expect(document.querySelector('svg[aria-label^="QR kód platby"]')).not.toBeNull();
    expect(text()).toContain('Celkem25 800 Kčzálohy 24 650 Kčnedoplatek 1 150 Kč');
    expect(text()).toContain('neplaťte je proto ještě jednou');
    expect(text()).toContain('Celkem 25 800 Kč proti 24 200 Kč v roce 2024');
    expect(text()).toContain('Námitky můžete podat do 30 dnů');
    expect(text()).toContain('Odkaz platí do 20. 10. 2026.');
  });

  test('opens each service to its sentences, readings and documents', async () => {
    await openStatement();
    const water = one('details:nth-of-type(2)');
    const told = (water.textContent ?? '').replaceAll('\u00A0', ' ');
    expect(told).toContain('Celý náklad se dělí podle náměrů měřidel: 60 z 300 m³');
    expect(told).toContain('Měřidlo 20-11883435od 120,5 (31. 12. 2024) do 155,5 (31. 12. 2025)');
    expect(told).toContain(
      '15. 11. 2024 – 14. 5. 2025, 169 m³ po 100 Kč, z toho v období 13 000 Kč',
    );
    expect(water.hasAttribute('open')).toBe(false);
    act(() => printing.set(true));
    expect(water.hasAttribute('open')).toBe(true);
    act(() => printing.set(false));
    expect(water.hasAttribute('open')).toBe(false);
  });

  test('says of a service why it is more than a year before', async () => {
    const [heat, ...others] = statementServices();
    const difference = {
      ...notCompared('no-former'),
      reason: null,
      former: 1_520_000,
      causes: [
        { cause: 'price' as const, amount: 190_000 },
        { cause: 'own-use' as const, amount: -30_000 },
      ],
    };
    await openStatement({ services: [{ ...heat!, difference }, ...others] });
    expect(text()).toContain('Proti předchozímu období o 1 600 Kč více');
    expect(one('table').textContent?.replaceAll('\u00A0', ' ')).toContain('Toto období16 800 Kč');
    expect(text()).toContain('Příčiny rozdílů se počítají postupně');
  });

  test('gives the files of documents and the PDF', async () => {
    const saved = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    const got = {
      file_name: 'voda.pdf',
      content_type: 'application/pdf' as const,
      content_base64: 'JVBERg==',
    };
    api.answers(readStatementDocument, got);
    api.answers(printStatementLink, got);
    await openStatement();
    click(one('button[aria-label="Uložit doklad voda.pdf"]'));
    await eventually(() =>
      expect(api.sentTo(readStatementDocument)).toEqual([{ secret, file_id: 70 }]),
    );
    click(button('Uložit PDF'));
    await eventually(() => expect(api.sentTo(printStatementLink)).toEqual([{ secret }]));
    await eventually(() => expect(saved).toHaveBeenCalledTimes(2));
    saved.mockRestore();
  });

  test('that a correction has replaced says so and asks for no money', async () => {
    await openStatement({ is_superseded: true });
    expect(text()).toContain('Toto vyúčtování nahradila oprava.');
    expect(text()).not.toContain('Variabilní symbol');
    expect(text()).not.toContain('Vaše práva');
    expect(document.querySelector('svg[aria-label^="QR kód platby"]')).toBeNull();
  });

  test('that is a correction says what it changes; what is not known is left out', async () => {
    await openStatement({
      number: 2,
      reason: 'Chyba v odečtu',
      former_balance: 235_000,
      services: uncompared(statementServices()).map((one_) => ({
        ...one_,
        explanation: null,
        readings: [],
      })),
      comparison: { cost: 1, former: null, per_m2: null, house_per_m2: null },
      files: [],
      balance: -5_000,
    });
    expect(text()).toContain('Důvod opravy: Chyba v odečtu.');
    expect(text()).toContain('Přeplatek50 Kč');
    expect(text()).toContain('započetli jsme jen přijaté zálohy');
    expect(text()).not.toContain('Porovnání');
    expect(text()).not.toContain('prohlédnout hned');
  });
});

test('a link that holds no more says why and what to do; without a secret nothing is asked', async () => {
  api.refuses(openStatementLink, 'statement-link-unknown');
  open(secret);
  await shows('Tento odkaz na vyúčtování neplatí.');
  expect(text()).toContain('Otevřete ho, prosím, celý.');
  opened.leave();
  const asked = api.sentTo(openStatementLink).length;
  open();
  await shows('Otevřete ho, prosím, celý.');
  expect(api.sentTo(openStatementLink)).toHaveLength(asked);
});

test('the longest bar has all the room, and what is under nothing none', () => {
  const [heat, water] = statementServices();
  const services = [
    { ...heat!, cost: 800, former: 1000 },
    { ...water!, cost: -100, former: 500 },
  ];
  const { host, leave } = rendered(<Compared paper={statementPaper({ services })} />);
  const widths = [...host.querySelectorAll<HTMLElement>('[data-is]')].map(
    ({ style }) => style.width,
  );
  expect(widths.slice(0, 4)).toEqual(['80%', '100%', '0%', '50%']);
  leave();
});

describe('objections behind the link', () => {
  const objection: OpenedObjection = {
    settlement_objection_id: 5,
    service_id: null,
    service_name: '',
    content: 'Odečet nesouhlasí.',
    received_on: '2026-04-22',
    answer_until: '2026-05-22',
    state: 'open',
    answer: '',
    answered_on: null,
    corrected_on: null,
  };

  test('are written to a service, and stay typed when they could not be sent', async () => {
    api.refuses(writeObjection, 'objections-full');
    await openStatement();
    expect(text()).toContain('Námitku můžete podat do 20. 5. 2026 včetně.');
    click(button('Podat námitku k této službě'));
    const area = () => oneOf(HTMLTextAreaElement, 'textarea');
    expect(document.activeElement).toBe(area());
    const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    act(() => {
      own?.set?.call(area(), 'Odečet nesouhlasí.');
      area().dispatchEvent(new Event('input', { bubbles: true }));
    });
    click(button('Odeslat námitku'));
    await shows('Napsaný text zůstal zachovaný.');
    expect(area().value).toBe('Odečet nesouhlasí.');
    const { service_id } = statementServices()[0]!;
    const body = { secret, service_id, content: 'Odečet nesouhlasí.' };
    expect(api.sentTo(writeObjection)).toEqual([body]);
    api.answers(writeObjection, { until: '2026-05-20', is_open: true, values: [objection] });
    click(button('Odeslat námitku'));
    await shows('Námitka je podaná.');
    expect(document.querySelector('textarea')).toBeNull();
    expect(text()).toContain('podaná 22. 4. 2026, vyřídit se má do 22. 5. 2026');
  });

  test('are read with their answers; behind the term it is said to whom to write', async () => {
    const values = [
      { ...objection, state: 'refused' as const, answer: 'Souhlasí.', answered_on: '2026-05-02' },
    ];
    await openStatement({ objections: { until: '2026-05-20', is_open: false, values } });
    expect(text()).toContain('Lhůta pro námitky skončila 20. 5. 2026.');
    expect(text()).toContain('Odpověď správce: Souhlasí.');
    expect(text()).not.toContain('Podat námitku');
  });
});
