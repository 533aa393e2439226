import { beforeEach, describe, expect, test, vi } from 'vitest';
import { portalStates } from './portal-states.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));

function answers(ready: Response | undefined, flag: string): void {
  fetched.mockImplementation(async (url) => {
    if (ready === undefined) throw new TypeError('Failed to fetch');
    return url.endsWith('/readyz') ? ready : new Response(flag);
  });
}

const response = (status: number) => new Response('{}', { status });

describe('the state of services', () => {
  test.each([
    ['all is well', 200, '{"maintenanceMode":false}', ['up', 'up', 'up']],
    ['the database is away', 503, '{"maintenanceMode":false}', ['up', 'down', 'up']],
    ['maintenance is on', 200, '{"maintenanceMode":true}', ['up', 'up', 'works']],
  ])('when %s', async (_case, status, flag, [server, database, portal]) => {
    answers(response(status), flag);
    expect(await portalStates()).toEqual({ server, database, portal });
  });

  test('when the database is being brought back says so', async () => {
    const error = { errorCode: 60002503, errorMsg: 'Databáze se právě obnovuje.' };
    answers(new Response(JSON.stringify({ error }), { status: 503 }), '');
    expect(await portalStates()).toMatchObject({ server: 'up', database: 'restoring' });
  });

  test('when the server does not answer says that the rest cannot be known', async () => {
    answers(undefined, '');
    expect(await portalStates()).toEqual({
      server: 'down',
      database: 'unknown',
      portal: 'unknown',
    });
  });
});
