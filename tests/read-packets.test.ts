import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { Packet } from '#server/db/packet.ts';
import { named, walk } from './endpoints/walk.ts';

// A trip to the database costs as much as a statement: whoever has asked before gets his answer by one
// packet (decision 116), so a read asks for all that it needs at once.

const walking = walk();

let packets: MockInstance;
beforeEach(() => {
  packets = vi.spyOn(Packet.prototype, 'submit');
});

const reads = named.filter(
  ([, { method, streams, access }]) => method === 'GET' && !streams && access !== 'public',
);

/** Reads that need one answer to know what to ask next, with the reason. */
const STEP_BY_STEP: Readonly<Record<string, string>> = {
  'GET /v1/admin/clients': 'the list of clients is opened by a statement of its own',
  'GET /v1/admin/clients/{client_id}': 'the client is opened by a statement of its own',
  'GET /v1/admin/clients/{client_id}/history': 'the client is opened by a statement of its own',
  'GET /v1/admin/clients/{client_id}/units': 'the client is opened by a statement of its own',
  'GET /v1/admin/clients/{client_id}/users': 'the client is opened by a statement of its own',
  'GET /v1/admin/schemas': 'the list of clients is opened by a statement of its own',
  'GET /v1/exports/addresses/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/exports/claims/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/exports/history': 'a cursor is read by pieces',
  'GET /v1/exports/payments/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/exports/readings/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/exports/relations/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/exports/spaces/{unit_id}': 'a cursor is read by pieces',
  'GET /v1/lookup/company/{business_id}': 'a register is asked between two transactions',
  'GET /v1/meters/monthly/{unit_id}/{id}':
    'whom the information goes to is asked of the spaces of which something is known',
  'GET /v1/meters/self/{unit_id}/{self_reading_round_id}':
    'who pays for a space is asked of the day on which the round began',
  'GET /v1/money/confirmation-preview/{unit_id}/{ledger_account_id}':
    'debts are divided by the balance of the account',
  'GET /v1/personal-data/{unit_id}/{address_id}':
    'traces are looked for by what the person is called',
  'GET /v1/personal-data/{unit_id}/{address_id}/export':
    'traces are looked for by what the person is called',
  'GET /v1/settlement/forecast/{unit_id}/{settlement_id}':
    'a forecast is reckoned of what the settlement is of, and only of a running one',
  'GET /v1/sipo/answer/{unit_id}/{sipo_answer_id}':
    'what stands against the file is of its kind and of the hand-over that it answers',
  'GET /v1/sipo/files/{unit_id}': 'payers are asked of the period, which the settings tell',
  'GET /v1/sipo/register/{unit_id}': 'payers are asked of the period, which the settings tell',
};

/** Packets of a read by somebody who has asked the same before, and before that for the first time. */
async function packetsOf(endpoint: (typeof reads)[number][1]): Promise<number> {
  const token = await walking.still.token(endpoint.access);
  await walking.answer(endpoint, walking.still, { token });
  await walking.answer(endpoint, walking.still, { token });
  packets.mockClear();
  await walking.answer(endpoint, walking.still, { token });
  return packets.mock.calls.length;
}

describe('a read by somebody known is one packet', () => {
  test.each(reads.filter(([name]) => !(name in STEP_BY_STEP)))('%s', async (_name, endpoint) => {
    expect(await packetsOf(endpoint)).toBe(1);
  });
});

describe('a read that cannot ask at once asks one step after another', () => {
  test.each(reads.filter(([name]) => name in STEP_BY_STEP))('%s', async (_name, endpoint) => {
    expect(await packetsOf(endpoint)).toBeGreaterThan(1);
  });

  test('and is a read of today', () => {
    const names = new Set(reads.map(([name]) => name));
    expect(Object.keys(STEP_BY_STEP).filter((name) => !names.has(name))).toEqual([]);
  });
});
