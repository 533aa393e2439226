import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseRevisions,
  createRevisions,
  deleteRevision,
  getRevision,
  updateRevision,
} from '#contract/revisions.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addReportRow, addRevisionRow, revisionTypeId } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

let house: number;
let revision_type_id: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  house = (await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 12' })).pasport_id;
  const { client_id } = at.unit;
  revision_type_id = await revisionTypeId(at.world.db, client_id, 'Domovní plynovod – revize');
});

const list = async (show_hidden: '0' | '1' = '0') => {
  const params = { unit_id: at.unit.unit_id, show_hidden };
  return (await at.world.call(browseRevisions, { token: at.user.token, params })).result;
};
const create = (body: object = {}, unit_id = at.unit.unit_id) =>
  at.world.call(createRevisions, {
    token: at.user.token,
    params: { unit_id },
    body: {
      revision_type_id,
      pasport_ids: [house],
      device_name: 'Plynovod',
      active_from: '2024-02-29',
      ...body,
    },
  });
const save = (id: number, body: object) => at.world.call(updateRevision, { ...at.of(id), body });
const get = (id: number) => at.world.call(getRevision, at.of(id));
const remove = (id: number) => at.world.call(deleteRevision, at.of(id));
const made = async (body: object = {}) => {
  const [row] = (await create(body)).result.values;
  if (row === undefined) throw new Error('Nothing was made.');
  return row;
};

describe('what is inspected', () => {
  test('tells its place, company and kind, and its first term runs from the beginning', async () => {
    const company = { address_type: 'company', company_name: 'Revize Jiskra s.r.o.' };
    const address_id = await addAddressRow(at.world.db, at.unit, company);
    const row = await made({ address_id, device_number: 'P-1', note: 'HUP ve sklepě' });
    expect(row).toMatchObject({
      type_name: 'Domovní plynovod – revize',
      area: 'gas',
      pasport_id: house,
      building_id: house,
      building_name: 'Lipová 12',
      space_number: '',
      company_name: 'Revize Jiskra s.r.o.',
      device_number: 'P-1',
      last_on: null,
      next_on: '2027-02-28',
      state: 'never',
      due_on: '2027-02-28',
      reports_count: 0,
      version: 1,
    });
    expect((await list()).values).toEqual([row]);
    expect((await get(row.revision_id)).result).toEqual(row);
  });

  test('is made in several houses at once, one in each', async () => {
    const other = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 14' });
    const flat = await addSpaceRow(at.world.db, at.unit, other.pasport_id, { space_number: '7' });
    const pasport_ids = [flat.pasport_id, house, other.pasport_id, house];
    const { result } = await create({ pasport_ids });
    const places = result.values.map((row) => [row.building_name, row.space_number]);
    expect(places).toEqual([
      ['Lipová 12', ''],
      ['Lipová 14', ''],
      ['Lipová 14', '7'],
    ]);
  });

  test('is made in all the places or in none', async () => {
    const { near, far } = await at.neighbours();
    const foreign = [
      (await addBuildingRow(at.world.db, near)).pasport_id,
      (await addBuildingRow(at.world.db, far)).pasport_id,
      2_000_000_000,
    ];
    for (const pasport_id of foreign)
      expect((await create({ pasport_ids: [house, pasport_id] })).status).toBe(404);
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    const { error } = await create({ pasport_ids: [house, group.pasport_id] });
    expect(error.fields).toEqual([{ field: 'pasport_ids', message: 'Vyberte dům nebo prostor' }]);
    expect((await create({ pasport_ids: [] })).status).toBe(400);
    expect((await list()).values).toEqual([]);
  });

  test('goes by the newest report, whose own term comes before the interval', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    const standing = async () => {
      const { last_on, last_result, next_on, state } = (await get(id)).result;
      return [last_on, last_result, next_on, state];
    };
    expect(await standing()).toEqual([null, null, '2023-01-01', 'never-overdue']);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2023-04-15' });
    expect(await standing()).toEqual(['2023-04-15', 'ok', '2026-04-15', 'soon']);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2020-06-01', next_on: '2040-01-01' });
    expect(await standing()).toEqual(['2023-04-15', 'ok', '2026-04-15', 'soon']);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2025-05-01', next_on: '2026-02-28' });
    expect(await standing()).toEqual(['2025-05-01', 'ok', '2026-02-28', 'overdue']);
  });

  test('goes by the later entered of two reports of one day, here and on the dashboard', async () => {
    // The index has them in this order by chance of its shape; the rule must hold without it.
    await at.world.db.owner.query('drop index revision_reports_revision');
    const id = await addRevisionRow(at.world.db, at.unit, house);
    const done = { done_on: '2025-05-01' };
    const report = (columns: object) =>
      addReportRow(at.world.db, at.unit, id, { ...done, ...columns });
    const standing = async () => {
      const { last_result, last_cost, next_on, state } = (await get(id)).result;
      const { values } = (await at.world.call(readDashboard, { token: at.user.token })).result;
      const told = values.find(({ unit_id }) => unit_id === at.unit.unit_id);
      return [last_result, last_cost, next_on, state, told?.faults_overdue];
    };
    await report({ result: 'unfit', cost: 100, next_on: '2026-01-01' });
    expect(await standing()).toEqual(['unfit', 100, '2026-01-01', 'unfit', 1]);
    await report({ result: 'ok', cost: 200, next_on: '2030-01-01' });
    expect(await standing()).toEqual(['ok', 200, '2030-01-01', 'ok', 0]);
    // Whichever row happens to lie first, the number that was given later decides.
    await report({ revision_report_id: 2_000_000_000, result: 'faults', next_on: '2026-01-05' });
    await report({ result: 'ok', next_on: '2031-01-01' });
    expect(await standing()).toEqual(['faults', null, '2026-01-05', 'faults-overdue', 1]);
  });

  test('stands by the result of its newest report and by faults that nobody has repaired', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    const report = (columns: Record<string, unknown>) =>
      addReportRow(at.world.db, at.unit, id, columns);
    const standing = async () => {
      const { state, due_on } = (await get(id)).result;
      return [state, due_on];
    };
    const repair = (report_id: number) =>
      at.world.db.owner.query(
        `update revision_reports set repaired_on = '2026-02-20' where revision_report_id = $1`,
        [report_id],
      );
    expect(await standing()).toEqual(['never-overdue', '2023-01-01']);
    const first = { done_on: '2025-06-01', result: 'faults', repair_by: '2026-04-01' };
    const faulty = await report(first);
    expect(await standing()).toEqual(['faults', '2026-04-01']);
    const late = await report({ ...first, done_on: '2025-05-01', repair_by: '2026-02-28' });
    expect(await standing()).toEqual(['faults-overdue', '2026-02-28']);
    await repair(late);
    expect(await standing()).toEqual(['faults', '2026-04-01']);
    const unfit = await report({ done_on: '2025-07-01', result: 'unfit', repair_by: '2026-05-01' });
    expect(await standing()).toEqual(['unfit', '2026-04-01']);
    await repair(unfit);
    expect(await standing()).toEqual(['faults', '2026-04-01']);
    await repair(faulty);
    expect(await standing()).toEqual(['ok', '2028-07-01']);
  });

  test('stands by the earliest open term of the faults of one report', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    const row = (repair_by: string, repaired_on: string | null = null) => ({
      fault: 'Rez',
      repair_by,
      repaired_on,
    });
    const standing = async (result: string, rows: object[]) => {
      const columns = { done_on: '2025-06-01', result, fault_rows: JSON.stringify(rows) };
      const report = await addReportRow(at.world.db, at.unit, id, columns);
      const { state, due_on } = (await get(id)).result;
      await at.world.db.owner.query('delete from revision_reports where revision_report_id = $1', [
        report,
      ]);
      return [state, due_on];
    };
    const [late, soon, later] = ['2026-02-28', '2026-04-01', '2026-06-01'] as const;
    expect(await standing('faults', [row(later), row(late)])).toEqual(['faults-overdue', late]);
    expect(await standing('faults', [row(later), row(soon)])).toEqual(['faults', soon]);
    const gone = row(late, '2026-02-20');
    expect(await standing('faults', [row(later), gone])).toEqual(['faults', later]);
    expect(await standing('unfit', [row(later), gone])).toEqual(['unfit', later]);
    expect(await standing('unfit', [row(soon, '2026-02-20'), gone])).toEqual(['ok', '2028-06-01']);
  });

  test('has no open faults any more once a newer report is without faults', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    const failed = { done_on: '2025-06-01', result: 'unfit', repair_by: '2025-07-01' };
    await addReportRow(at.world.db, at.unit, id, failed);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2025-05-31' });
    expect((await get(id)).result).toMatchObject({ state: 'unfit', due_on: '2025-07-01' });
    await addReportRow(at.world.db, at.unit, id, { done_on: '2025-06-15' });
    expect((await get(id)).result).toMatchObject({
      state: 'ok',
      due_on: '2028-06-15',
      repair_by: null,
    });
  });

  test('has no term where its kind does not hold any more and no report tells one', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2025-01-01' });
    await at.world.db.owner.query(
      `update revision_types set valid_to = '2025-12-31' where revision_type_id = $1`,
      [revision_type_id],
    );
    expect((await get(id)).result).toMatchObject({ next_on: null, state: 'none' });
  });

  test('changes its state at midnight in Prague', async () => {
    const id = await addRevisionRow(at.world.db, at.unit, house);
    await addReportRow(at.world.db, at.unit, id, { done_on: '2023-03-01' });
    at.world.setNow('2026-03-01T22:59:59Z');
    expect((await get(id)).result.state).toBe('soon');
    at.world.setNow('2026-03-01T23:00:00Z');
    expect((await get(id)).result.state).toBe('overdue');
  });

  test('is changed by fields, and meets a newer version with 409', async () => {
    const { revision_id: id } = await made();
    const saved = await save(id, { device_name: 'Plynovod v domě', version: 1 });
    expect(saved.result).toMatchObject({ device_name: 'Plynovod v domě', version: 2 });
    const late = await save(id, { note: 'x', version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    expect((await save(id, {})).result).toEqual(saved.result);
    expect((await save(id, { device_name: ' ' })).status).toBe(400);
    expect((await save(0, { note: 'x' })).status).toBe(405);
  });

  test('taken out of use is listed on demand and counted apart', async () => {
    const { revision_id } = await made();
    await save(revision_id, { hidden: true });
    expect(await list()).toEqual({ values: [], hidden_revisions: 1 });
    expect((await list('1')).values).toHaveLength(1);
  });

  test('is deleted while it has no report', async () => {
    const { revision_id } = await made();
    expect((await remove(revision_id)).result).toEqual({ deleted: true });
    expect((await remove(revision_id)).status).toBe(404);
    const inspected = await addRevisionRow(at.world.db, at.unit, house);
    await addReportRow(at.world.db, at.unit, inspected);
    expect((await remove(inspected)).error.errorMsg).toBe(
      'Nelze smazat: na zařízení odkazuje 1 zpráva o revizi.',
    );
  });

  test('names kinds, places and companies of its own client and unit only', async () => {
    const { near, far } = await at.neighbours();
    const { revision_id } = await made();
    const name = 'Domovní plynovod – revize';
    const foreign = [
      { revision_type_id: await revisionTypeId(at.world.db, far.client_id, name) },
      { address_id: await addAddressRow(at.world.db, near) },
      { address_id: await addAddressRow(at.world.db, far) },
    ];
    for (const body of foreign) {
      expect((await create(body)).status).toBe(404);
      expect((await save(revision_id, body)).status).toBe(404);
    }
    const { pasport_id } = await addBuildingRow(at.world.db, near);
    expect((await save(revision_id, { pasport_id })).status).toBe(404);
  });

  test('of another unit or client is as good as missing', async () => {
    const { near, far } = await at.neighbours();
    for (const unit of [near, far]) {
      const { pasport_id } = await addBuildingRow(at.world.db, unit);
      const id = await addRevisionRow(at.world.db, unit, pasport_id);
      expect((await get(id)).status).toBe(404);
      expect((await save(id, { note: 'x' })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
  });

  test('is not made after the licence has ended', async () => {
    await at.world.db.owner.query(
      `update clients set licence_valid_to = '2026-02-28' where client_id = $1`,
      [at.unit.client_id],
    );
    expect((await create()).error.errorCode).toBe(63002409);
  });
});
