import { beforeEach, describe, expect, test } from 'vitest';
import {
  addContractFile,
  browseContracts,
  changeUnitContracts,
  createUnitContract,
  deleteUnitContract,
  getContractFile,
  getUnitContract,
  updateUnitContract,
  type ContractRow,
} from '#contract/contracts/contracts.ts';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { mergeAddresses } from '#contract/addresses.ts';
import { deleteBuilding } from '#contract/pasports/buildings.ts';
import { undoChange } from '#contract/undo.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBillingPartRow, addBillingPlaceRow } from '#tests/billing.ts';
import { addContractRow, addTenancy } from '#tests/contracts.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { PDF } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const TODAY = '2026-10-01';
beforeEach(() => at.world.setNow(`${TODAY}T11:00:00Z`));

const call = (params: object = {}) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, ...params },
});
const found = async (show_hidden: '0' | '1' = '0') =>
  (await at.world.call(browseContracts, call({ show_hidden }))).result;
const create = (fields: object) =>
  at.world.call(createUnitContract, {
    ...call({ id: '0' }),
    body: { kind: 'insurance', name: 'Pojištění domu', ...fields },
  });
const save = (id: number, body: object) =>
  at.world.call(updateUnitContract, { ...call({ id: String(id) }), body });
const read = (id: number) => at.world.call(getUnitContract, call({ id: String(id) }));
const add = (columns: object) => addContractRow(at.world.db, at.unit, { ...columns });

const company = (company_name: string) => ({
  address_type: 'company',
  last_name: '',
  company_name,
});

const tenancy = (columns: object) => addTenancy(at.world.db, at.unit, columns);

describe('a contract of the unit', () => {
  test('tells by when notice of insurance is to be delivered, and when that is told of', async () => {
    const { result } = await create({
      valid_from: '2024-01-01',
      renewal_months: 12,
      notice_count: 6,
      notice_unit: 'weeks',
      price: 4_850_000,
      insured_sum: 9_000_000_000,
      deductible: 500_000,
    });
    expect(result).toMatchObject({
      version: 1,
      state: 'notice',
      state_on: '2026-11-19',
      ends_on: '2026-12-31',
      goes_on: true,
      notice_due: '2026-11-19',
      notice_ends_on: '2026-12-31',
      warns_on: '2026-09-20',
      insured_sum: 9_000_000_000,
    });
    // Over the last day it goes on, and the next year's day is told.
    at.world.setNow('2026-11-20T11:00:00Z');
    expect((await read(result.unit_contract_id)).result).toMatchObject({
      state: 'fine',
      notice_due: '2027-11-19',
      notice_ends_on: '2027-12-31',
    });
  });

  test.each([
    [{ valid_from: '2026-02-01', valid_to: '2026-01-31' }, 'valid_to'],
    [{ valid_to: '2026-12-31', open_ended: true }, 'valid_to'],
    [{ renewal_months: 12 }, 'renewal_months'],
    [
      { valid_to: '2026-12-31', renewal_months: 12, notice_count: 3, notice_until: '2026-09-30' },
      'notice_until',
    ],
    [{ valid_to: '2026-12-31', notice_until: '2027-01-01' }, 'notice_until'],
    [{ valid_to: '2026-12-31', warning_on: '2027-01-01' }, 'warning_on'],
    [{ kind: 'lift', insured_sum: 1 }, 'insured_sum'],
    [{ kind: 'lift', deductible: 1 }, 'deductible'],
    [{ address_id: 999_999 }, 'address_id'],
    [{ pasport_id: 999_999 }, 'pasport_id'],
  ])('is refused at its field: %j', async (fields, field) => {
    const { status, error } = await create(fields);
    expect([400, 404, 422]).toContain(status);
    expect(error.fields?.map((fault) => fault.field)).toEqual([field]);
    expect((await found()).values).toEqual([]);
  });

  test('is of a house, not of a space', async () => {
    const house = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 3' });
    const space = await addSpaceRow(at.world.db, at.unit, house.pasport_id);
    expect((await create({ pasport_id: space.pasport_id })).error.fields).toMatchObject([
      { field: 'pasport_id', message: 'Vyberte dům' },
    ]);
    const { result } = await create({ pasport_id: house.pasport_id });
    expect(result.house_name).toBe('Lipová 3');
    // The house is not deleted under it.
    const removal = await at.world.call(deleteBuilding, {
      ...call({ id: String(house.pasport_building_id) }),
    });
    expect(removal.error.errorMsg).toContain('1 smlouvu');
  });

  test('is saved over the version that was seen, and taken back', async () => {
    const id = await add({ kind: 'lift', name: 'Servis výtahu' });
    const saved = await save(id, { name: 'Výtah', version: 1 });
    expect(saved.result).toMatchObject({ name: 'Výtah', version: 2 });
    const late = await save(id, { name: 'Jinak', version: 1 });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ name: 'Výtah', version: 2 });
    const change = readChange(String(saved.headers[CHANGE_HEADER]));
    const { status } = await at.world.call(undoChange, call({ audit_id: change?.audit_id ?? 0 }));
    expect(status).toBe(200);
    expect((await read(id)).result.name).toBe('Servis výtahu');
  });

  test('goes with its papers', async () => {
    const unit_contract_id = await add({});
    const body = { file_name: 'pojistka.pdf', content_base64: PDF.toString('base64') };
    const { result: file } = await at.world.call(addContractFile, {
      ...call({ unit_contract_id }),
      body,
    });
    expect((await read(unit_contract_id)).result.files).toEqual([file]);
    const saved = await at.world.call(getContractFile, call({ id: file.file_id }));
    expect(saved.result).toMatchObject({ ...body, content_type: 'application/pdf' });
    await at.world.call(deleteUnitContract, call({ id: String(unit_contract_id) }));
    expect((await at.world.call(getContractFile, call({ id: file.file_id }))).status).toBe(404);
  });

  test('is given up with others at once, all of them or none', async () => {
    const [one, other] = [await add({}), await add({ version: 4 })];
    const many = (version: number) =>
      at.world.call(changeUnitContracts, {
        ...call(),
        body: {
          records: [
            { id: one, version: 1 },
            { id: other, version },
          ],
          fields: { hidden: true },
        },
      });
    expect((await many(3)).status).toBe(409);
    expect((await found()).values).toHaveLength(2);
    expect((await many(4)).result).toEqual({ changed_count: 2 });
    expect(await found()).toMatchObject({ values: [], hidden_contracts: 2 });
    expect((await found('1')).values).toHaveLength(2);
  });

  test('names whom its party was merged into, as a billing place does', async () => {
    const [kept_id, merged] = [
      await addAddressRow(at.world.db, at.unit, company('Pojišťovna Jistota')),
      await addAddressRow(at.world.db, at.unit, company('Jistota')),
    ];
    const id = await add({ address_id: merged });
    await addBillingPlaceRow(at.world.db, at.unit, { address_id: merged });
    const { status } = await at.world.call(mergeAddresses, {
      ...call(),
      body: { kept_id, merged_ids: [merged], fields: {}, version: 1 },
    });
    expect(status).toBe(200);
    expect((await read(id)).result).toMatchObject({ address_id: kept_id });
    expect((await found()).values.map(({ address_id }) => address_id)).toEqual([kept_id, kept_id]);
  });
});

describe('all contracts of the unit', () => {
  const brief = ({ origin, kind, name, party_name, about, state, state_on }: ContractRow) => ({
    origin,
    kind,
    name,
    party_name,
    about,
    state,
    state_on,
  });

  test('stand together, the worst first, each with whom and about what it is', async () => {
    const firm = await addAddressRow(at.world.db, at.unit, company('Teplo a.s.'));
    await tenancy({ contract_valid_to: '2026-09-30' });
    const supply = { name: 'Teplo', address_id: firm, notice_until: '2026-10-31' };
    const place = await addBillingPlaceRow(at.world.db, at.unit, supply);
    const house = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 5' });
    await addBillingPartRow(at.world.db, at.unit, place, { pasport_id: house.pasport_id });
    await add({ name: 'Pojištění', valid_to: '2026-10-31' });
    await add({ kind: 'cleaning', name: 'Úklid' });
    // Nothing of a contract is written at it.
    await addBillingPlaceRow(at.world.db, at.unit, { name: 'Voda' });
    expect((await found()).values.map(brief)).toEqual([
      {
        origin: 'tenancy',
        kind: 'tenancy',
        name: 'Nájem 12',
        party_name: 'Nájemná Jana',
        about: 'Lipová 3, prostor 12',
        state: 'expired',
        state_on: '2026-09-30',
      },
      {
        origin: 'supply',
        kind: 'supply',
        name: 'Teplo',
        party_name: 'Teplo a.s.',
        about: 'Lipová 5',
        state: 'notice',
        state_on: '2026-10-31',
      },
      {
        origin: 'contract',
        kind: 'insurance',
        name: 'Pojištění',
        party_name: '',
        about: '',
        state: 'ending',
        state_on: '2026-10-31',
      },
      {
        origin: 'contract',
        kind: 'cleaning',
        name: 'Úklid',
        party_name: '',
        about: '',
        state: 'unknown',
        state_on: null,
      },
    ]);
  });

  test('hold tenancies of today alone', async () => {
    await tenancy({ valid_to: '2026-09-30', contract_warning: '2026-09-01' });
    await tenancy({ valid_from: '2026-10-02', contract_warning: '2026-09-01' });
    expect((await found()).values).toEqual([]);
  });
});
