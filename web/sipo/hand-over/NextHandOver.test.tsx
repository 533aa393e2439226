import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSipoHandOver, getSipoFiles, type SipoHandOver } from '#contract/sipo/hand-overs.ts';
import { getSipoRegister, type SipoPayer } from '#contract/sipo/register.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { button, click, oneOf, settled } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import type { Register } from '../register.ts';
import { useRegister } from '../sipo.queries.ts';
import { NextHandOver } from './NextHandOver.tsx';

const settings: SipoSettings = {
  unit_id: 1,
  organisation_number: '999999',
  fee_code: '210',
  service_fees: [],
  delivery_day: null,
  change_indication: 'full',
  code_page: 'windows-1250',
  decimal_mark: 'dot',
  original_checked: false,
  document_text: 'space',
  heller_rule: 'refuse',
  shared_with: [],
  sipo_day: 25,
  updated: '',
  version: 1,
};
const payer: SipoPayer = {
  address_id: 1,
  payer_name: 'Dvořák',
  sipo: '1234567897',
  amount: 345_000,
  advances: 345_000,
  parts: [{ fee_code: '210', amount: 345_000 }],
  document_text: 'Byt 1',
  spaces: [],
  faults: [],
  refused: '',
};
const faulty: SipoPayer = {
  ...payer,
  address_id: 2,
  faults: [{ field: 'amount', message: 'Předpis je nulový' }],
};
const register: Register = {
  period: '2025-02',
  open_periods: ['2025-01', '2025-02', '2025-03'],
  next_date: '2025-01-25',
  payers: [payer],
  lines: [
    {
      sipo: payer.sipo,
      fee_code: '210',
      address_id: 1,
      payer_name: 'Dvořák',
      document_text: 'Byt 1',
      amount: 345_000,
      former_amount: null,
      change: 'new',
      in_file: true,
    },
  ],
  last: null,
  change_text: 'záznam\r\n',
  cover_text: 'průvodka\r\n',
  seal: 'pečeť',
};
const handed: SipoHandOver = {
  sipo_hand_over_id: 7,
  unit_id: 1,
  period: '2025-02',
  change_indication: 'full',
  change_file_name: 'ZM999999.TXT',
  cover_file_name: 'OP999999.TXT',
  record_count: 1,
  total: 345_000,
  new_count: 1,
  changed_count: 0,
  cancelled_count: 0,
  answer_count: 0,
  user_name: 'Tomáš Vrána',
  created: '2025-01-20T11:00:00.000Z',
};

const files = {
  change_file_name: 'ZM999999.TXT',
  cover_file_name: 'OP999999.TXT',
  change_base64: btoa('zaznam'),
  cover_base64: btoa('pruvodka'),
};

let api: StubApi;
let leave: () => void;
const onDone = vi.fn();
beforeEach(() => {
  onDone.mockReset();
  api = stubApi();
  api.answers(createSipoHandOver, handed);
  api.answers(getSipoFiles, files);
  signedIn();
});
afterEach(() => leave());

const screenOf = (of: Partial<Register> = {}, agreed: Partial<SipoSettings> = {}) => (
  <NextHandOver
    unit_id={1}
    register={{ ...register, ...of }}
    settings={{ ...settings, ...agreed }}
    onDone={onDone}
  />
);
const show = (of: Partial<Register> = {}) => {
  const screen = drawn(screenOf(of));
  ({ leave } = screen);
  return screen;
};
/** The register as the screen around has it from the server. */
function Loaded() {
  const { data } = useRegister(1, '2025-02');
  return data === undefined ? null : screenOf(data);
}
const tick = () => oneOf(HTMLInputElement, 'input[type="checkbox"]');
const mark = () => button('Označit jako předané');
/** Saves both files, after which the period may be marked. */
const save = async () => {
  const before = api.sentTo(getSipoFiles).length;
  for (const [at, name] of ['ZM', 'OP'].entries()) {
    await eventually(() => expect(button(`Stáhnout ${name}999999.TXT`).disabled).toBe(false));
    click(button(`Stáhnout ${name}999999.TXT`));
    await eventually(() => expect(api.sentTo(getSipoFiles)).toHaveLength(before + at + 1));
    await settled();
  }
  await eventually(() => expect(mark().disabled).toBe(false));
};
const agree = () => {
  click(mark());
  click(button('Označit jako předané', oneOf(HTMLElement, 'dialog')));
};
const handOver = async () => {
  await save();
  agree();
};

describe('a hand-over', () => {
  test('sends what was seen, and opens what was made', async () => {
    show();
    await handOver();
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(7));
    expect(api.sentTo(createSipoHandOver)).toMatchObject([
      { period: '2025-02', seal: 'pečeť', without_faulty: false },
    ]);
  });

  test('waits until both files were saved, of what is on the screen and of nothing else', async () => {
    const screen = show();
    expect(mark().disabled).toBe(true);
    click(button('Stáhnout ZM999999.TXT'));
    await eventually(() => expect(api.sentTo(getSipoFiles)).toHaveLength(1));
    await settled();
    expect(mark().disabled).toBe(true);
    await save();
    screen.again(screenOf({ seal: 'jiná pečeť' }));
    expect(mark().disabled).toBe(true);
    expect(document.body.textContent).toContain('Nejdříve stáhněte oba soubory');
  });

  test('waits until the payers with a fault are left out on purpose', async () => {
    show({ payers: [payer, faulty] });
    expect([mark().disabled, button('Stáhnout ZM999999.TXT').disabled]).toEqual([true, true]);
    click(tick());
    await handOver();
    await eventually(() => expect(onDone).toHaveBeenCalled());
    expect(api.sentTo(createSipoHandOver)).toMatchObject([{ without_faulty: true }]);
  });

  test('leaves payers out in the period for which it was ticked, and in no other', async () => {
    const screen = show({ payers: [payer, faulty] });
    click(tick());
    await save();
    screen.again(screenOf({ payers: [payer, faulty], period: '2025-03' }));
    expect([tick().checked, mark().disabled]).toEqual([false, true]);
    screen.again(screenOf({ payers: [payer, faulty] }));
    expect([tick().checked, mark().disabled]).toEqual([true, false]);
    click(tick());
    expect([tick().checked, mark().disabled]).toEqual([false, true]);
    // Once nobody has a fault, nobody is left out, whatever was ticked before.
    click(tick());
    screen.again(screenOf());
    await handOver();
    await eventually(() => expect(onDone).toHaveBeenCalled());
    expect(api.sentTo(createSipoHandOver)).toMatchObject([{ without_faulty: false }]);
  });

  test('that was refused has the list read anew, and the next one sends what is seen then', async () => {
    api.answers(getSipoRegister, register);
    api.refuses(createSipoHandOver, 'sipo-changed');
    ({ leave } = drawn(<Loaded />));
    await eventually(() => mark());
    await save();
    api.answers(getSipoRegister, { ...register, seal: 'nová pečeť' });
    agree();
    await eventually(() => expect(api.sentTo(getSipoRegister)).toHaveLength(2));
    await eventually(() => expect(mark().disabled).toBe(true));
    api.answers(createSipoHandOver, handed);
    await handOver();
    await eventually(() => expect(onDone).toHaveBeenCalled());
    expect(api.sentTo(createSipoHandOver).map(({ seal }) => seal)).toEqual(['pečeť', 'nová pečeť']);
  });

  test('of a list that has changed meanwhile is refused under the button', async () => {
    api.refuses(createSipoHandOver, 'sipo-changed');
    show();
    await handOver();
    await eventually(() =>
      expect(document.body.textContent).toContain('Seznam plátců se mezitím změnil'),
    );
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    ['the number of the organisation', { organisation_number: '' }],
    ['the fee code', { fee_code: '' }],
    ['either', { organisation_number: '', fee_code: '' }],
  ])('of a unit without %s is not offered: it is told where to fill it in', (_what, agreed) => {
    ({ leave } = drawn(screenOf({}, agreed)));
    const text = document.body.textContent.replaceAll('\u00a0', ' ');
    expect(text).toContain('Nejdříve vyplňte číslo organizace a kód poplatku v nastavení.');
    expect(text).not.toContain('lze předat');
    const [way] = Array.from(document.querySelectorAll('a'));
    expect([way?.textContent, way?.getAttribute('href')]).toEqual([
      'nastavení',
      '/auxiliaries/sipo?tab=settings',
    ]);
    expect(mark().disabled).toBe(true);
  });

  test('is not offered twice for a month, nor when the file would be empty', () => {
    show({ last: handed });
    expect(mark().disabled).toBe(true);
    expect(document.body.textContent).toContain(
      'Za období 2/2025 jste předali 20.\u00a01.\u00a02025.',
    );
    leave();
    show({ lines: [] });
    expect(mark().disabled).toBe(true);
    expect(document.body.textContent).toContain('Není co předat');
  });
});
