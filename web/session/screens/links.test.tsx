import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeLink, resendConfirmation, setPassword } from '#contract/session.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, oneOf, type } from '#tests/web/rendered.tsx';
import { eventually, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { expectedIdentity } from '../expected-identity.ts';
import { ConfirmRegistration } from './ConfirmRegistration.tsx';
import { openedAt } from '#tests/web/entry-world.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const secret = 'tajemstvi-z-odkazu';
let api: StubApi;
let opened: ReturnType<typeof openedAt>;

beforeEach(() => {
  api = stubApi();
});
afterEach(() => {
  opened.leave();
  queryClient.clear();
  expectedIdentity.set('');
});

const text = () => document.body.textContent ?? '';
const shows = (what: string) => eventually(() => expect(text()).toContain(what));
const box = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);

function openConfirm(token?: string): void {
  const address = pathTo('RegConfirm', token === undefined ? {} : { tokenconfirm: token });
  opened = openedAt(address, 'RegConfirm', ConfirmRegistration);
}

function openReset(token?: string): void {
  const address = pathTo('Reset', token === undefined ? {} : { tokenreset: token });
  opened = openedAt(address, 'Reset', ResetPassword);
}

const link = {
  kind: 'reset',
  token: 'vymenene',
  user_identity: 'jana@example.cz',
  first_name: 'Jana',
  last_name: 'Nová',
  client_name: '',
} as const;

describe('the link that confirms a registration', () => {
  const registration = { ...link, kind: 'confirm', client_name: 'Domy Nová' } as const;

  test('says what it confirms, asks for a password, and leaves the address and the history', async () => {
    api.answers(exchangeLink, registration);
    api.answers(setPassword, { user_identity: link.user_identity });
    openConfirm(secret);
    await shows('Potvrzujete registraci klienta Domy Nová');
    expect(api.sentTo(exchangeLink)).toEqual([{ token: secret }]);
    expect(api.sentTo(setPassword)).toEqual([]);
    expect(opened.history.location.href).toBe(paths.RegConfirm);
    expect(opened.history.length).toBe(1);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(secret);
    type(box('new_password'), 'Dlouhe-Heslo-7');
    type(box('repeated_password'), 'Dlouhe-Heslo-7');
    click(button('Potvrdit registraci'));
    await shows('Registrace je potvrzena');
    expect(api.sentTo(setPassword)).toEqual([
      {
        token: 'vymenene',
        new_password: 'Dlouhe-Heslo-7',
        first_name: 'Jana',
        last_name: 'Nová',
      },
    ]);
    await eventually(() => expect(opened.history.location.href).toBe(paths.Login));
    expect(expectedIdentity.get()).toBe('jana@example.cz');
  });

  test.each(['link-invalid', 'link-expired'] as const)(
    'that is dead (%s) leads to a new letter',
    async (code) => {
      api.refuses(exchangeLink, code);
      api.answers(resendConfirmation, { accepted: true });
      openConfirm(secret);
      await shows('pošleme vám nový odkaz');
      type(box('user_identity'), 'Jana@Example.cz');
      click(button('Poslat potvrzovací e-mail'));
      await shows('Čeká-li registrace s adresou jana@example.cz na potvrzení');
      expect(api.sentTo(resendConfirmation)).toEqual([{ user_identity: 'jana@example.cz' }]);
    },
  );

  test('that a newer registration has replaced meanwhile leads to the newer letter', async () => {
    api.answers(exchangeLink, registration);
    api.refuses(setPassword, 'link-invalid');
    openConfirm(secret);
    await shows('Potvrdit registraci');
    type(box('new_password'), 'Dlouhe-Heslo-7');
    type(box('repeated_password'), 'Dlouhe-Heslo-7');
    click(button('Potvrdit registraci'));
    await shows('Poslat potvrzovací e-mail');
    expect(box('user_identity').value).toBe(link.user_identity);
  });

  test('that could not be sent is tried again only when asked for', async () => {
    api.says(exchangeLink, 503, 'mimo provoz');
    openConfirm(secret);
    await shows('Zkusit znovu');
    expect(api.sentTo(exchangeLink)).toHaveLength(1);
    click(button('Zkusit znovu'));
    await eventually(() => expect(api.sentTo(exchangeLink)).toHaveLength(2));
  });

  test('missing from the address, the screen explains itself and calls nothing', async () => {
    openConfirm();
    await shows('Registraci potvrdíte odkazem ze zprávy');
    expect(api.sentTo(exchangeLink)).toEqual([]);
  });
});

describe('the link to a new password', () => {
  test('is exchanged once, leaves the address, and a reload of the tab finds it again', async () => {
    api.answers(exchangeLink, link);
    openReset(secret);
    await shows('Nastavit heslo');
    expect(api.sentTo(exchangeLink)).toEqual([{ token: secret }]);
    expect(opened.history.location.href).toBe(paths.Reset);
    expect(opened.history.length).toBe(1);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(secret);

    const kept = Object.fromEntries(Object.entries(sessionStorage));
    opened.leave();
    queryClient.clear();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    openReset();
    await shows('Nastavit heslo');
    expect(api.sentTo(exchangeLink)).toHaveLength(1);
  });

  test('sets the password and leads to the sign-in', async () => {
    api.answers(exchangeLink, link);
    api.answers(setPassword, { user_identity: link.user_identity });
    openReset(secret);
    await shows('Nastavit heslo');
    type(box('new_password'), 'Dlouhe-Heslo-7');
    type(box('repeated_password'), 'Dlouhe-Heslo-8');
    click(button('Nastavit heslo'));
    await shows('Hesla se neshodují');
    expect(api.sentTo(setPassword)).toEqual([]);
    type(box('repeated_password'), 'Dlouhe-Heslo-7');
    click(button('Nastavit heslo'));
    await shows('Heslo bylo změněno');
    expect(api.sentTo(setPassword)).toEqual([
      { token: 'vymenene', new_password: 'Dlouhe-Heslo-7' },
    ]);
    await eventually(() => expect(opened.history.location.href).toBe(paths.Login));
    expect(expectedIdentity.get()).toBe(link.user_identity);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('vymenene');
  });

  test('of an invitation also asks for the names, prefilled', async () => {
    api.answers(exchangeLink, { ...link, kind: 'invite' });
    openReset(secret);
    await shows('Přijetí pozvánky');
    expect([box('first_name').value, box('last_name').value]).toEqual(['Jana', 'Nová']);
    expect(document.querySelector('input[name="user_identity"]')).toBeNull();
  });

  test('of the first system admin also asks for his e-mail', async () => {
    api.answers(exchangeLink, { ...link, kind: 'first-admin', user_identity: '' });
    api.answers(setPassword, { user_identity: 'spravce@example.cz' });
    openReset(secret);
    await shows('Založení prvního správce');
    type(box('user_identity'), 'spravce@example.cz');
    type(box('new_password'), 'spravce@example.cz');
    type(box('repeated_password'), 'spravce@example.cz');
    click(button('Nastavit heslo'));
    await shows('Heslo nesmí být stejné jako přihlašovací jméno');
    expect(api.sentTo(setPassword)).toEqual([]);
  });

  test('that has died meanwhile is forgotten and leads to a new one', async () => {
    api.answers(exchangeLink, link);
    api.refuses(setPassword, 'link-expired');
    openReset(secret);
    await shows('Nastavit heslo');
    type(box('new_password'), 'Dlouhe-Heslo-7');
    type(box('repeated_password'), 'Dlouhe-Heslo-7');
    click(button('Nastavit heslo'));
    await shows('Platnost odkazu vypršela');
    expect(box('user_identity').value).toBe(link.user_identity);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('vymenene');
  });
});
