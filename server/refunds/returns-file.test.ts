import { describe, expect, test } from 'vitest';
import { downloadRefund, readRefund } from '#contract/money/refunds.ts';
import { returningScene } from '#tests/returning-scene.ts';

const { at, stranger, given, of } = returningScene();

describe('the file of a batch', () => {
  const file = (id: number, body: object = {}) =>
    at.world.call(downloadRefund, { ...of(id), body: { format: 'abo', ...body } });
  const lines = (content: string) =>
    Buffer.from(content, 'base64').toString('latin1').split('\r\n');

  test('of a returned payment says 3 450 Kč to the account of the payer', async () => {
    const batch = await given(await stranger());
    const { result } = await file(batch.refund_batch_id);
    expect(lines(result.content_base64)[2]).toContain('000000000345000 280225');
    expect(lines(result.content_base64)[3]).toContain('000019-2000145399 000000000345000');
  });

  test('writes no due day that has passed; a new one is asked for, and kept', async () => {
    const batch = await given(await stranger());
    const id = batch.refund_batch_id;
    at.world.setNow('2025-02-28T10:00:00Z');
    expect((await file(id)).status).toBe(200);
    at.world.setNow('2025-03-01T10:00:00Z');
    const late = await file(id);
    expect(late.error).toMatchObject({ errorCode: 69707409 });
    expect((await file(id, { due_on: '2025-02-28' })).status).toBe(400);
    const { result } = await file(id, { due_on: '2025-03-05' });
    expect(lines(result.content_base64)[2]).toContain('050325');
    const { result: told } = await at.world.call(readRefund, of(id));
    expect(told.due_on).toBe('2025-03-05');
    expect((await file(id, { format: 'pain' })).status).toBe(200);
  });
});
