import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listCurrentTexts } from '#contract/legal.ts';
import type { LegalKind } from '#contract/legal.ts';
import { lookUpMailExchange } from '#contract/lookups.ts';
import { register } from '#contract/session.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, oneOf, settled, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { Register } from './Register.tsx';

const password = 'Dlouhe-Heslo-7';
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  api.answers(register, { accepted: true });
  api.answers(listCurrentTexts, {
    values: [textOf('terms', '2026-02'), textOf('privacy', '2026-03')],
  });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const textOf = (kind: LegalKind, document_version: string) => ({
  legal_document_id: 1,
  kind,
  document_version,
  title: 'Text',
  summary: '',
  valid_from: '2026-01-01',
  state: 'current' as const,
});

const open = () => ({ leave } = drawn(<Register />));
const box = (name: string) => oneOf(HTMLInputElement, `input[name="${name}"]`);
const text = () => document.body.textContent ?? '';
const shows = (what: string) => eventually(() => expect(text()).toContain(what));
const submit = () => click(button('Zaregistrovat se'));
const choose = (value: string) => click(oneOf(HTMLInputElement, `input[value="${value}"]`));
const storage = () => JSON.stringify(Object.entries(sessionStorage));

function fill(): void {
  type(box('first_name'), 'Jana');
  type(box('last_name'), 'Nová');
  type(box('user_identity'), 'Jana@Example.cz');
  type(box('password'), password);
  type(box('repeated_password'), password);
  type(box('client_name'), 'Nová správa');
  type(box('business_id'), '27082440');
}

function consent(): void {
  click(box('confirmation_rules'));
  click(box('confirmation_gdpr'));
}

describe('a registration', () => {
  test('starts without faults', () => {
    open();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  test('tells beside each consent the version that is in force', async () => {
    open();
    await shows('Verze 2026-02');
    expect(text()).toContain('Verze 2026-03');
  });

  test('needs both consents', async () => {
    open();
    fill();
    click(box('confirmation_gdpr'));
    submit();
    await shows('Bez souhlasu s obchodními podmínkami nelze registraci dokončit');
    expect(text()).not.toContain('Bez souhlasu se zpracováním osobních údajů');
    expect(document.activeElement).toBe(box('confirmation_rules'));
    expect(api.sentTo(register)).toEqual([]);
  });

  test('is sent with the versions of both texts and ends by the same words for everybody', async () => {
    open();
    fill();
    consent();
    submit();
    await shows('Na adresu jana@example.cz jsme poslali e-mail');
    expect(api.sentTo(register)).toEqual([
      {
        user_identity: 'jana@example.cz',
        password,
        first_name: 'Jana',
        last_name: 'Nová',
        client_name: 'Nová správa',
        client_type: 'bussines',
        business_id: '27082440',
        register_as_facility_manager: false,
        confirmation_rules: true,
        confirmation_gdpr: true,
        term_and_conditions_version: '2026-02',
        gdpr_version: '2026-03',
      },
    ]);
    expect(button('Poslat znovu za 60 s').disabled).toBe(true);
    expect(storage()).not.toContain('Nová správa');
  });

  test('says everything that is wrong at once, also what concerns two fields', async () => {
    open();
    fill();
    type(box('repeated_password'), 'jine');
    type(box('business_id'), '27082441');
    submit();
    await shows('Hesla se neshodují');
    expect(text()).toContain('IČO je neplatné!');
    expect(text()).toContain('Bez souhlasu se zpracováním osobních údajů');
  });

  test('of a person asks for no business ID', async () => {
    open();
    fill();
    type(box('business_id'), '123');
    choose('person');
    expect(document.querySelector('input[name="business_id"]')).toBeNull();
    consent();
    submit();
    await shows('Potvrďte registraci');
    expect(api.sentTo(register)[0]).toMatchObject({ client_type: 'person' });
  });

  test('shows beside its consent that the text has changed meanwhile', async () => {
    const message = 'Podmínky se mezitím změnily, načtěte stránku znovu';
    const fields = [{ field: 'gdpr_version', message }];
    api.refuses(register, 'invalid-input', { fields });
    open();
    fill();
    consent();
    submit();
    await shows(message);
    expect(box('confirmation_gdpr').getAttribute('aria-invalid')).toBe('true');
  });

  test('is kept as a draft, without passwords and consents', () => {
    open();
    fill();
    consent();
    expect(storage()).toContain('Nová správa');
    expect(storage()).not.toContain(password);
    expect(storage()).not.toContain('confirmation_');
  });
});

describe('the domain of the e-mail', () => {
  const leaveBox = () =>
    act(
      () => void box('user_identity').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    );

  test('that takes no mail is warned about, which stops nothing', async () => {
    api.answers(lookUpMailExchange, { has_mail_exchange: false });
    open();
    fill();
    leaveBox();
    await shows('Doména example.cz nepřijímá poštu – zkontrolujte, zda je e-mail správně.');
    consent();
    submit();
    await shows('Potvrďte registraci');
    expect(api.sentTo(register)).toHaveLength(1);
  });

  test.each([true, null])('with the finding %s is not spoken of', async (has_mail_exchange) => {
    api.answers(lookUpMailExchange, { has_mail_exchange });
    open();
    fill();
    leaveBox();
    await eventually(() => expect(api.sentTo(lookUpMailExchange)).toHaveLength(1));
    await settled();
    expect(text()).not.toContain('nepřijímá poštu');
  });
});
