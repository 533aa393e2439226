import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  deleteLegalDraft,
  legalKind,
  listCurrentTexts,
  listServiceStates,
  publishLegalDraft,
  readLegalDocument,
  readLegalDraft,
  saveLegalDraft,
  updateOperator,
} from '#contract/legal.ts';
import type { LegalKind } from '#contract/legal.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  token = (await world.makeUser({ is_sys_admin: true })).token;
});
afterAll(() => world.close());
beforeEach(() => world.setNow('2026-05-10T10:00:00Z'));

const TEXT = '# Změna\nToto znění má dost písmen na to, aby ho bylo možné uložit.';

const read = (kind: LegalKind, document_version?: string) =>
  world.call(readLegalDocument, {
    params: { kind },
    ...(document_version === undefined ? {} : { query: { document_version } }),
  });
const save = (kind: LegalKind, body: object = {}) =>
  world.call(saveLegalDraft, { token, params: { kind }, body });
const publish = (kind: LegalKind, body: object) =>
  world.call(publishLegalDraft, { token, params: { kind }, body });
const discard = (kind: LegalKind) => world.call(deleteLegalDraft, { token, params: { kind } });

describe('the texts of the portal', () => {
  test.each(legalKind.options)(
    'hold a first version of %s, which anybody may read',
    async (kind) => {
      const { status, result } = await read(kind);
      expect(status).toBe(200);
      expect(result.document).toMatchObject({ document_version: '2025-01', state: 'current' });
      expect(result.document.content.length).toBeGreaterThan(500);
      expect(result.versions).toHaveLength(1);
    },
  );

  test('name the operator as he is filled in, and say it when he is not', async () => {
    await world.db.owner.query(
      `update operator set operator_name = '', operator_address = '', operator_email = ''`,
    );
    expect((await read('terms')).result.document.content).toContain('zatím nebyly vyplněny');
    const body = {
      operator_name: 'Správa $& domů s.r.o.',
      operator_business_id: '27082440',
      operator_email: 'info@example.cz',
    };
    const saved = await world.call(updateOperator, { token, body });
    expect(saved.result).toMatchObject(body);
    const { content } = (await read('terms')).result.document;
    expect(content).toContain('Správa $& domů s.r.o., IČO 27082440');
    expect(content).toContain('e-mail info@example.cz');
    expect(content).not.toMatch(/[{}]/);
  });

  test('refuse a wrong business ID of the operator and an older version of his record', async () => {
    const wrong = await world.call(updateOperator, { token, body: { operator_business_id: '1' } });
    expect(wrong.error.fields?.[0]?.field).toBe('operator_business_id');
    const older = await world.call(updateOperator, {
      token,
      body: { operator_phone: '1', version: 1 },
    });
    expect(older.status).toBe(409);
  });

  test('are not asked for by a version with an unseen character', async () => {
    const { status, error } = await read('terms', '2025\u0000');
    expect([status, error.errorCode]).toEqual([400, errors['invalid-input'].errorCode]);
  });

  test('tell how the services are without asking them', async () => {
    const { result } = await world.call(listServiceStates);
    expect(result.values.map(({ service }) => service)).toEqual([
      'database',
      'mail',
      'cnb',
      'ares',
    ]);
    expect(result.values[0]).toMatchObject({ state: 'ok' });
  });
});

describe('a new version', () => {
  test('is begun from the text in force, under a name of its own', async () => {
    const { result } = await save('about');
    const { document } = (await read('about')).result;
    expect(result).toMatchObject({ title: document.title, document_version: '2026-05-10' });
    expect(result.content).toContain('{provozovatel}');
    await discard('about');
  });

  test('is read by nobody but a system admin before it is published', async () => {
    await save('about', { content: TEXT, document_version: 'tajna-1' });
    expect((await read('about', 'tajna-1')).status).toBe(404);
    expect((await read('about')).text).not.toContain('Toto znění');
    const draft = await world.call(readLegalDraft, { token, params: { kind: 'about' } });
    expect(draft.result.draft).toMatchObject({ content: TEXT });
    await discard('about');
  });

  test('refuses an older version of the draft and shows the draft as it stands', async () => {
    const { result } = await save('privacy');
    await save('privacy', { title: 'Jiný název', version: result.version });
    const late = await save('privacy', { title: 'Pozdní název', version: result.version });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ title: 'Jiný název' });
    await discard('privacy');
  });

  test('takes effect on its day, until then the former one holds', async () => {
    await save('terms', { content: TEXT, summary: 'Nová cena', document_version: '2026-06' });
    const made = await publish('terms', { valid_from: '2026-06-01' });
    expect(made.result).toMatchObject({ document_version: '2026-06', state: 'future' });
    expect((await read('terms')).result.document.document_version).toBe('2025-01');
    world.setNow('2026-05-31T21:59:00Z');
    expect((await read('terms')).result.document.document_version).toBe('2025-01');
    world.setNow('2026-05-31T22:00:00Z');
    const { document, versions } = (await read('terms')).result;
    expect(document).toMatchObject({ document_version: '2026-06', content: TEXT });
    expect(versions.map(({ state }) => state)).toEqual(['current', 'former']);
    const { result } = await world.call(listCurrentTexts);
    expect(result.values.find(({ kind }) => kind === 'terms')).toMatchObject({
      document_version: '2026-06',
      summary: 'Nová cena',
    });
  });

  test('leaves the former ones to be read', async () => {
    world.setNow('2026-07-01T10:00:00Z');
    const { result } = await read('terms', '2025-01');
    expect(result.document).toMatchObject({ state: 'former', title: 'Obchodní podmínky' });
  });

  test('cannot be published into the past, nor twice, nor under a name that is taken', async () => {
    await save('terms', { document_version: '2026-07' });
    const past = await publish('terms', { valid_from: '2026-05-09' });
    expect(past.error.fields?.[0]).toMatchObject({ field: 'valid_from' });
    await publish('terms', { valid_from: '2026-07-01' });
    expect((await publish('terms', { valid_from: '2026-07-02' })).status).toBe(404);
    const taken = await save('terms', { document_version: '2026-07' });
    expect(taken.error.fields?.[0]).toMatchObject({ field: 'document_version' });
  });

  test('of which an older state was seen is not published', async () => {
    await save('about', { content: TEXT });
    const { result } = await save('about', { summary: 'Nové znění' });
    const day = { valid_from: '2026-05-10' };
    const older = await publish('about', { ...day, version: result.version - 1 });
    expect([older.status, older.error.errorCode]).toEqual([
      409,
      errors['version-conflict'].errorCode,
    ]);
    expect((await publish('about', { ...day, version: result.version })).status).toBe(200);
    expect((await publish('about', { ...day, version: result.version })).status).toBe(404);
  });

  test('is written down with who published it', async () => {
    const { rows } = await world.db.owner.query<{ changes: object; user_identity: string }>(
      `select changes, user_identity from settings_log where changes ? 'legal_documents.terms.2026-06'`,
    );
    expect(rows).toMatchObject([
      { changes: { 'legal_documents.terms.2026-06': [null, '2026-06-01'] } },
    ]);
  });

  test.each([
    `update legal_documents set content = 'jiný text, než se kterým lidé souhlasili' where document_version = '2025-01'`,
    `delete from legal_documents where document_version = '2025-01'`,
  ])('never changes once it is published: %s', async (statement) => {
    await world.db.owner.query('begin');
    await world.db.owner.query(`set local role ${APP_ROLE}`);
    await expect(world.db.owner.query(statement)).rejects.toThrow('does not change');
    await world.db.owner.query('rollback');
  });
});
