import { beforeEach, describe, expect, test } from 'vitest';
import { getRevisionFile } from '#contract/revisions.ts';
import {
  createRevisionReport,
  deleteRevisionFile,
  deleteRevisionReport,
  listRevisionReports,
  updateRevisionReport,
  uploadRevisionFile,
} from '#contract/revisions.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { addBuildingRow } from '#tests/pasports.ts';
import { addFileRow, addReportRow, addRevisionRow, PDF, PNG } from '#tests/revisions.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { MOST_ATTACHED_BYTES } from '#contract/rules/attached-file.ts';

const at = unitWorld();

let revision_id: number;
beforeEach(async () => {
  at.world.setNow('2026-03-01T10:00:00Z');
  const { pasport_id } = await addBuildingRow(at.world.db, at.unit);
  revision_id = await addRevisionRow(at.world.db, at.unit, pasport_id);
});

const ofReport = (id: number, revision = revision_id) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, revision_id: revision, id },
});
const done = { done_on: '2026-02-28', result: 'ok' };
const LEAK = { fault: 'Netěsný kohout', repair_by: '2026-04-30', repaired_on: null };
const FAILED = { result: 'faults', fault_rows: [LEAK] };
const create = (body: object = {}, call = ofReport(0)) =>
  at.world.call(createRevisionReport, { ...call, body: { ...done, ...body } });
const save = (id: number, body: object) =>
  at.world.call(updateRevisionReport, { ...ofReport(id), body });
const remove = (id: number) => at.world.call(deleteRevisionReport, ofReport(id));
const list = async () =>
  (
    await at.world.call(listRevisionReports, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, revision_id },
    })
  ).result.values;
const sent = (file_name: string, content: Buffer) => ({
  file_name,
  content_base64: content.toString('base64'),
});
const upload = (revision_report_id: number, body: object) =>
  at.world.call(uploadRevisionFile, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, revision_report_id },
    body,
  });
const fetchFile = (id: number) => at.world.call(getRevisionFile, at.of(id));
const contents = async () =>
  (
    await at.world.db.owner.query('select file_id from file_contents where client_id = $1', [
      at.unit.client_id,
    ])
  ).rowCount;

describe('a report of a revision', () => {
  test('keeps its result, term, cost in hellers and faults, newest first', async () => {
    const address_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Revizní' });
    const report = {
      result: 'faults',
      next_on: '2027-02-28',
      cost: 245_050,
      address_id,
      technician: 'Karel Revizní, osvědčení 123',
      report_number: '2026/17',
      fault_rows: [LEAK],
    };
    const { status, result } = await create(report);
    expect(status).toBe(200);
    expect(result).toMatchObject({ ...done, ...report, company_name: 'Revizní', files: [] });
    const { result: older } = await create({ done_on: '2023-02-28' });
    expect(await list()).toEqual([result, older]);
  });

  test('comes with its file, or not at all', async () => {
    const { result } = await create({ file: sent('Zpráva č. 1.pdf', PDF) });
    expect(result.files).toMatchObject([
      { file_name: 'Zpráva č. 1.pdf', content_type: 'application/pdf', size_bytes: PDF.length },
    ]);
    const refused = await create({ file: sent('Zpráva.pdf', PNG) });
    expect(refused.error.fields).toEqual([
      { field: 'file', message: 'Obsah souboru neodpovídá jeho příponě' },
    ]);
    expect([(await list()).length, await contents()]).toEqual([1, 1]);
  });

  test('has days that follow each other', async () => {
    const fieldOf = async (body: object) => (await create(body)).error.fields?.[0]?.field;
    expect(await fieldOf({ done_on: '2026-03-02' })).toBe('done_on');
    expect(await fieldOf({ next_on: '2026-02-28' })).toBe('next_on');
    const early = { ...LEAK, repair_by: '2026-02-27' };
    expect(await fieldOf({ ...FAILED, fault_rows: [LEAK, early] })).toBe('fault_rows.1.repair_by');
    const { result } = await create(FAILED);
    const moved = await save(result.revision_report_id, { done_on: '2026-03-01' });
    expect(moved.status).toBe(200);
    const { error } = await save(result.revision_report_id, { next_on: '2026-02-01' });
    expect(error.fields?.[0]?.field).toBe('next_on');
  });

  test('that failed tells its faults and the term of each, when it is written and when it is changed', async () => {
    const refusal = async (body: object) => (await create(body)).error.fields;
    expect(await refusal({ result: 'unfit' })).toEqual([
      { field: 'fault_rows', message: 'Popište zjištěné závady' },
    ]);
    expect(await refusal({ result: 'faults', fault_rows: [LEAK, { fault: 'Rez' }] })).toEqual([
      {
        field: 'fault_rows.1.repair_by',
        message: 'Zadejte, do kdy má být závada odstraněna',
      },
    ]);
    const { result } = await create();
    const { error } = await save(result.revision_report_id, { result: 'faults' });
    expect(error.fields?.[0]?.field).toBe('fault_rows');
    expect((await save(result.revision_report_id, FAILED)).result).toMatchObject(FAILED);
  });

  test('sums its faults up: the texts, the soonest open term, and the repair of the last one', async () => {
    const rust = { fault: 'Rez na potrubí', repair_by: '2026-03-31', repaired_on: null };
    const { result } = await create({ ...FAILED, fault_rows: [LEAK, rust] });
    expect(result).toMatchObject({
      faults: 'Netěsný kohout\nRez na potrubí',
      repair_by: '2026-03-31',
      repaired_on: null,
    });
    const { revision_report_id: id } = result;
    const gone = { ...rust, repaired_on: '2026-03-01' };
    const { result: open } = await save(id, { fault_rows: [LEAK, gone] });
    expect(open).toMatchObject({ repair_by: '2026-04-30', repaired_on: null });
    const fault_rows = [{ ...LEAK, repaired_on: '2026-02-28' }, gone];
    const { result: all } = await save(id, { fault_rows });
    expect(all).toMatchObject({ repair_by: '2026-03-31', repaired_on: '2026-03-01' });
    const { error } = await save(id, { faults: 'jinak' });
    expect(error.fields?.[0]?.field).toBe('faults');
    const { rows } = await at.world.db.owner.query(
      `select jsonb_object_keys(changes) as field from audit_log
        where client_id = $1 and record_type = 'revision_reports' and action = 'update'`,
      [at.unit.client_id],
    );
    expect(rows).toEqual([{ field: 'fault_rows' }, { field: 'fault_rows' }]);
  });

  test('is changed by fields, and meets a newer version with 409', async () => {
    const { result } = await create();
    const { revision_report_id: id } = result;
    const saved = await save(id, { cost: 100_000, version: 1 });
    expect(saved.result).toMatchObject({ cost: 100_000, version: 2 });
    const late = await save(id, { cost: 1, version: 1 });
    expect([late.status, late.error.current]).toEqual([409, saved.result]);
    expect((await save(id, {})).result).toEqual(saved.result);
    expect((await save(0, { cost: 1 })).status).toBe(405);
  });

  test('is deleted with its files', async () => {
    const { result } = await create({ file: sent('zpráva.pdf', PDF) });
    expect((await remove(result.revision_report_id)).result).toEqual({ deleted: true });
    expect((await remove(result.revision_report_id)).status).toBe(404);
    expect(await contents()).toBe(0);
  });

  test('of another device, unit or client is as good as missing', async () => {
    const { near, far } = await at.neighbours();
    for (const unit of [near, far]) {
      const { pasport_id } = await addBuildingRow(at.world.db, unit);
      const revision = await addRevisionRow(at.world.db, unit, pasport_id);
      const report = await addReportRow(at.world.db, unit, revision);
      const file = await addFileRow(at.world.db, unit, report);
      expect((await create({}, ofReport(0, revision))).status).toBe(404);
      expect((await save(report, { cost: 1 })).status).toBe(404);
      expect((await remove(report)).status).toBe(404);
      expect((await upload(report, sent('zpráva.pdf', PDF))).status).toBe(404);
      expect((await fetchFile(file)).status).toBe(404);
      expect((await at.world.call(deleteRevisionFile, at.of(file))).status).toBe(404);
      const address_id = await addAddressRow(at.world.db, unit);
      expect((await create({ address_id })).status).toBe(404);
    }
  });
});

describe('a file of a report', () => {
  let report: number;
  beforeEach(async () => {
    report = (await create()).result.revision_report_id;
  });

  test('comes back as it was sent, by its name alone', async () => {
    const { result } = await upload(report, sent('C:\\revize\\štítek.png', PNG));
    expect(result).toMatchObject({ file_name: 'štítek.png', content_type: 'image/png' });
    const { result: file } = await fetchFile(result.revision_file_id);
    expect(file).toEqual({
      file_name: 'štítek.png',
      content_type: 'image/png',
      content_base64: PNG.toString('base64'),
    });
  });

  test.each([
    ['zpráva.docx', PDF, 'Vyberte soubor PDF, PNG nebo JPEG'],
    ['zpráva.pdf', PNG, 'Obsah souboru neodpovídá jeho příponě'],
    ['zpráva.pdf', Buffer.alloc(0), 'Soubor je prázdný'],
  ])('named %s is refused for what it is, and nothing is kept', async (name, content, message) => {
    const { status, error } = await upload(report, sent(name, content));
    expect([status, error.fields?.[0]?.message]).toEqual([400, message]);
    expect(await contents()).toBe(0);
  });

  test('has 10 MB at most', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(MOST_ATTACHED_BYTES - PDF.length)]);
    const { result } = await upload(report, sent('velká.pdf', most));
    expect(result.size_bytes).toBe(MOST_ATTACHED_BYTES);
    const { result: file } = await fetchFile(result.revision_file_id);
    expect(Buffer.from(file.content_base64, 'base64').equals(most)).toBe(true);
    const more = Buffer.concat([most, Buffer.alloc(1)]);
    expect((await upload(report, sent('větší.pdf', more))).error.fields).toEqual([
      { field: 'content_base64', message: 'Soubor je větší než 10 MB' },
    ]);
  });

  test('is refused when the files of the unit would take over 500 MB', async () => {
    const size_bytes = 500 * 1024 * 1024 - PDF.length;
    await addFileRow(at.world.db, at.unit, report, { size_bytes });
    expect((await upload(report, sent('vejde se.pdf', PDF))).status).toBe(200);
    const { status, error } = await upload(report, sent('nevejde se.pdf', PDF));
    expect([status, error.errorCode]).toEqual([409, 66030409]);
    const { near } = await at.neighbours();
    const { pasport_id } = await addBuildingRow(at.world.db, near);
    const elsewhere = await addRevisionRow(at.world.db, near, pasport_id);
    const call = { token: at.user.token };
    const params = { unit_id: near.unit_id, revision_id: elsewhere, id: 0 };
    const body = { ...done, file: sent('zpráva.pdf', PDF) };
    expect((await at.world.call(createRevisionReport, { ...call, params, body })).status).toBe(200);
  });

  test('is not kept when the disk has no room, which is said', async () => {
    await at.world.db.owner.query(`
      create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '53100'; end $$;
      create trigger full_disk before insert on file_contents
        for each row execute function full_disk()`);
    try {
      const { status, error } = await create({ file: sent('zpráva.pdf', PDF) });
      expect([status, error.errorCode]).toEqual([507, 60000507]);
      expect(await list()).toHaveLength(1);
    } finally {
      await at.world.db.owner.query('drop function full_disk cascade');
    }
  });

  test('is deleted once', async () => {
    const { result } = await upload(report, sent('zpráva.pdf', PDF));
    const call = at.of(result.revision_file_id);
    expect((await at.world.call(deleteRevisionFile, call)).result).toEqual({ deleted: true });
    expect((await at.world.call(deleteRevisionFile, call)).status).toBe(404);
    expect(await contents()).toBe(0);
  });
});
