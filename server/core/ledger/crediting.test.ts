import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPenalty as isPenaltyNamed } from '#contract/rules/crediting.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { isPenalty } from './crediting.sql.ts';

const at = unitWorld();

const names = [
  'Úrok z prodlení',
  'ÚROKY Z PRODLENÍ 2025',
  '  Poplatek z prodlení',
  'PENÁLE',
  'Náklady řízení',
  'Náklady právního zastoupení',
  'Náklady na teplo',
  'Úroky z úvěru',
  'ÚROK Z PŮJČKY NA VÝTAH',
  'Nájem',
  '',
];

test('the database and the portal find the same claims to come of a delay, however they are written', async () => {
  const { rows } = await inTenant(at.world.portal, clientOfTask(at.unit.client_id), (db) =>
    sql<{ name: string; is: boolean }>`
      select c.name, ${isPenalty} as is from unnest(${names}::text[]) as c (name)`.execute(db),
  );
  expect(rows).toEqual(names.map((name) => ({ name, is: isPenaltyNamed(name) })));
  expect(rows.filter(({ is }) => is)).toHaveLength(6);
});
