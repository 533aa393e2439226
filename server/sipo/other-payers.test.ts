import { beforeEach, expect, test } from 'vitest';
import { updateSipoSettings } from '#contract/sipo/settings.ts';
import { SIPO, sipoScene } from '#tests/sipo-scene.ts';

// Who pays is said by the unit and by its spaces; the list of SIPO follows it.

const sipo = sipoScene();
const { space } = sipo;
beforeEach(() => space.at.world.setNow('2025-01-20T11:00:00Z'));

const since = { valid_from: '2020-01-01' };
const unitPays = (payer: string) =>
  sipo.change('update units set payer = $1 where unit_id = $2', payer, space.at.unit.unit_id);

/** A flat of an SVJ with a cost that stands with it. */
async function ownedFlat(owners: readonly [last_name: string, number: string, more?: object][]) {
  const { pasport_id } = await space.flat();
  const ids = [];
  for (const [last_name, number, more] of owners) {
    const address_id = await space.person(last_name);
    await sipo.change(
      'update addresses set sipo = $1 where address_id = $2 and client_id = $3',
      number,
      address_id,
      space.at.unit.client_id,
    );
    await space.add('pasport_ownerships', { pasport_id, address_id, ...since, ...more });
    ids.push(address_id);
  }
  await space.add('pasport_tenant_costs', {
    pasport_id,
    service_name: 'Teplo',
    monthly_advance: 250_000,
    ...since,
  });
  return pasport_id;
}

const listed = async () =>
  (await sipo.register()).payers.map(({ payer_name, sipo: number, advances }) => [
    payer_name,
    number,
    advances,
  ]);

test('owners of an SVJ pay, without any tenant', async () => {
  await unitPays('owner');
  await ownedFlat([['Dvořák', SIPO[0]]]);
  expect(await listed()).toEqual([['Dvořák', SIPO[0], 250_000]]);
});

test('of spouses one pays: who has a number, or who represents them', async () => {
  await unitPays('owner');
  const joint = { is_joint: true };
  await ownedFlat([
    ['Adam', '', joint],
    ['Adamová', SIPO[0], joint],
  ]);
  await ownedFlat([
    ['Bedřich', SIPO[1], { ...joint, has_vote: false }],
    ['Bedřichová', SIPO[2], joint],
  ]);
  expect(await listed()).toEqual([
    ['Adamová', SIPO[0], 250_000],
    ['Bedřichová', SIPO[2], 250_000],
  ]);
});

test('a space that differs is paid by its tenant, and a vacant one by nobody', async () => {
  await unitPays('owner');
  const flat = await ownedFlat([['Vlastník', SIPO[0]]]);
  const vacant = await ownedFlat([]);
  const address_id = await space.person('Nájemce');
  await space.add('pasport_tenants', { pasport_id: flat, address_id, ...since });
  expect(await listed()).toEqual([['Vlastník', SIPO[0], 250_000]]);
  const reason = 'Podle dohody';
  await space.add('pasport_payers', { pasport_id: flat, payer: 'tenant', reason, ...since });
  await space.add('pasport_payers', { pasport_id: vacant, payer: 'unit', reason, ...since });
  expect(await listed()).toEqual([['Nájemce', '', 250_000]]);
});

test('what ends with a tenancy is no longer paid after it, though it says no end itself', async () => {
  await sipo.settings();
  await space.at.world.call(updateSipoSettings, { ...sipo.call(), body: { fee_code: '210' } });
  const gone = await sipo.payer('Dřívější', { valid_to: '2024-12-31' });
  const address_id = await space.person('Nynější');
  await space.add('pasport_tenants', {
    pasport_id: gone.pasport_id,
    address_id,
    valid_from: '2025-01-01',
  });
  expect(await listed()).toEqual([['Nynější', '', 0]]);
});
