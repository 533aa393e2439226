import { afterAll, beforeAll, expect, test } from 'vitest';
import { importScene } from '#tests/imports.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const HOUSE =
  'Dům;Byt č.;Vlastník;Telefon;E-mail;Platí od\n' +
  'Dlouhá 12;1;Novák Jan;777 123 456 / 608 111 222;jan@example.cz, prace@example.cz;1. 6. 2026\n' +
  'Dlouhá 12;2;Novák Jan;603 333 444;jan@example.cz;1. 6. 2026';

test('further phones and e-mails of a person are contacts of their own, each once, and go back', async () => {
  const scene = await importScene(world);
  const { result } = await scene.upload('house', HOUSE);
  const checked = await scene.check(result.import_id);
  expect(checked.totals).toMatchObject({ persons: { new: 1 }, contacts: { new: 3 } });
  const [first] = await scene.rows(result.import_id);
  expect(first?.notes).toContainEqual({
    column: 3,
    certainty: 'sure',
    message: '777 123 456; mezi další spojení: 608 111 222',
  });
  await scene.accept(result.import_id);
  const main = await scene.stored('addresses', 'phone, email, note');
  expect(main).toEqual([{ phone: '777 123 456', email: 'jan@example.cz', note: '' }]);
  const contacts = await scene.stored('address_contacts', 'contact_kind, contact');
  expect(contacts.map(({ contact }) => String(contact)).toSorted()).toEqual([
    '603 333 444',
    '608 111 222',
    'prace@example.cz',
  ]);
  const again = await scene.upload('house', HOUSE, 'znovu.csv');
  expect(await scene.check(again.result.import_id)).toMatchObject({
    rows_same: 2,
    rows_changed: 0,
  });
  expect(await scene.undo(result.import_id)).toMatchObject({ state: 'undone' });
  expect([await scene.count('addresses'), await scene.count('address_contacts')]).toEqual([0, 0]);
});
