// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inviteUser, listUsers, resendInvitation, updateUser } from '#contract/users.ts';
import type { ClientUser } from '#contract/users.ts';
import { queryClient } from '#web/lib/query.ts';
import { button, click, one, oneOf, type } from '#tests/web/rendered.tsx';
import { drawn, eventually, signedIn, stubApi } from '#tests/web/screen.tsx';
import type { StubApi } from '#tests/web/screen.tsx';
import { Users } from './Users.tsx';

// Nothing is begun by the address here.
vi.mock('#web/lib/begun.ts', () => ({ useBegun: () => undefined }));

const MOMENT = '2026-01-02T08:15:00.000Z';

function anyUser(fields: Partial<ClientUser>): ClientUser {
  return {
    client_user_id: 5,
    user_identity: 'spravce@example.cz',
    first_name: 'Tomáš',
    last_name: 'Vrána',
    is_client_admin: true,
    is_sys_admin: false,
    blocked: false,
    client_confirmed: MOMENT,
    last_sign_in: MOMENT,
    created: MOMENT,
    version: 2,
    ...fields,
  };
}

const own = anyUser({});
const clerk = anyUser({
  client_user_id: 6,
  user_identity: 'ucetni@example.cz',
  first_name: 'Jitka',
  last_name: 'Malá',
  is_client_admin: false,
});
const invited = anyUser({
  client_user_id: 7,
  user_identity: 'petr@example.cz',
  first_name: 'Petr',
  last_name: 'Nový',
  is_client_admin: false,
  client_confirmed: '',
  last_sign_in: '',
});
let api: StubApi;
let leave: () => void;

beforeEach(() => {
  api = stubApi();
  signedIn();
  api.answers(listUsers, { values: [own, clerk, invited] });
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const text = () => document.body.textContent ?? '';
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
const cells = (name: string) => {
  const row = rows().find((each) => each.textContent?.includes(name));
  return [...(row?.cells ?? [])].slice(1, 6).map((cell) => cell.textContent);
};
const dialog = () => one('[role="dialog"]');
const question = () => one('dialog');

async function open(): Promise<void> {
  ({ leave } = drawn(<Users filter={undefined} onFilter={() => undefined} />));
  await eventually(() => expect(rows()).toHaveLength(3));
}

async function edit(name: string): Promise<void> {
  click(button(`Upravit: ${name}`));
  await eventually(() => expect(dialog().textContent).toContain(name));
}

describe('users of the client', () => {
  test('stand with their role, state and last sign-in', async () => {
    await open();
    expect(cells('Jitka Malá')).toEqual([
      'Jitka Malá',
      'ucetni@example.cz',
      'uživatel',
      'aktivní',
      '2.\u00a01.\u00a02026 09:15',
    ]);
    expect(cells('Petr Nový').slice(3)).toEqual(['čeká na potvrzení', 'zatím žádné']);
    expect(cells('Tomáš Vrána')[2]).toBe('správce');
  });

  test('the own account can be neither blocked nor stripped of its role, and the reason is told', async () => {
    await open();
    await edit('Tomáš Vrána');
    for (const name of ['Odebrat práva správce', 'Zablokovat']) {
      const refused = button(name, dialog());
      expect(refused.disabled).toBe(true);
      const reason = document.getElementById(refused.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('Vlastní účet nemůžete zablokovat');
    }
  });

  test('another one is blocked after a confirmation, over the version that was seen', async () => {
    api.answers(updateUser, { ...clerk, blocked: true, version: 3 });
    await open();
    await edit('Jitka Malá');
    click(button('Zablokovat', dialog()));
    expect(api.sentTo(updateUser)).toEqual([]);
    click(button('Zablokovat', question()));
    await eventually(() => expect(text()).toContain('Uživatel byl zablokován'));
    expect(api.sentTo(updateUser)).toEqual([
      { user_identity: 'spravce@example.cz', client_id: 7, blocked: true, version: 2 },
    ]);
  });

  test('a refusal stands in the dialog', async () => {
    api.refuses(updateUser, 'last-admin');
    await open();
    await edit('Jitka Malá');
    click(button('Nastavit jako správce', dialog()));
    click(button('Nastavit jako správce', question()));
    await eventually(() =>
      expect(dialog().textContent).toContain(
        'Organizace musí mít alespoň jednoho aktivního správce.',
      ),
    );
  });

  test('whoever has been changed meanwhile is read again', async () => {
    const fresh = { ...clerk, is_client_admin: true, version: 3 };
    await open();
    await edit('Jitka Malá');
    api.refuses(updateUser, 'version-conflict', { current: fresh });
    api.answers(listUsers, { values: [own, fresh, invited] });
    click(button('Nastavit jako správce', dialog()));
    click(button('Nastavit jako správce', question()));
    await eventually(() => expect(button('Odebrat práva správce', dialog()).disabled).toBe(false));
    expect(dialog().textContent).toContain('Záznam mezitím změnil někdo jiný.');
  });
});

describe('an invitation', () => {
  test('is sent from the dialog and the invited stands in the table', async () => {
    const added = anyUser({
      client_user_id: 8,
      user_identity: 'eva@example.cz',
      first_name: 'Eva',
      last_name: 'Bílá',
      is_client_admin: false,
      client_confirmed: '',
      last_sign_in: '',
    });
    await open();
    api.answers(inviteUser, added);
    api.answers(listUsers, { values: [own, clerk, invited, added] });
    click(button('Pozvat uživatele'));
    for (const [name, value] of [
      ['email', 'eva@example.cz'],
      ['first_name', 'Eva'],
      ['last_name', 'Bílá'],
    ] as const) {
      type(oneOf(HTMLInputElement, `input[name="${name}"]`), value);
    }
    click(button('Odeslat pozvánku'));
    await eventually(() => expect(text()).toContain('Pozvánka byla odeslána'));
    await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    expect(cells('Eva Bílá')[3]).toBe('čeká na potvrzení');
    expect(api.sentTo(inviteUser)[0]).toMatchObject({
      email: 'eva@example.cz',
      is_client_admin: false,
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('eva@example.cz');
  });

  test('is sent again only to whoever still waits', async () => {
    api.answers(resendInvitation, invited);
    await open();
    await edit('Jitka Malá');
    expect(dialog().textContent).not.toContain('Poslat pozvánku znovu');
    click(one('.mantine-Modal-close'));
    await edit('Petr Nový');
    click(button('Poslat pozvánku znovu', dialog()));
    await eventually(() => expect(api.sentTo(resendInvitation)).toHaveLength(1));
  });
});
