import { vi } from 'vitest';
import { browseAddresses } from '#contract/addresses.ts';
import { ask } from './endpoints/ask.ts';
import { sampleOf } from './endpoints/samples.ts';
import { provesTheOtherLock } from './one-lock.ts';

/** Whose a unit is, for queries that believe whatever a call says. */
const clientsOf = vi.hoisted(() => new Map<number, number>());

vi.mock(import('#server/access/owned.ts'), async (original) => {
  const owned = await original();
  const unitAsAsked = (actor: { client_id: number }, unit_id: number) =>
    ({ client_id: clientsOf.get(unit_id) ?? actor.client_id, unit_id }) as never;
  return {
    ...owned,
    ownedClient: (_actor, clientId) => clientId as never,
    namedUnit: (actor, { params, body }) =>
      unitAsAsked(actor, Number('unit_id' in params ? params['unit_id'] : body['unit_id'])),
    ownedUnit: async (_db, actor, unitId) => unitAsAsked(actor, unitId),
  };
});

provesTheOtherLock(
  'the database alone holds clients apart when queries do not',
  async (walking) => {
    const { foreign, world } = walking;
    clientsOf.set(foreign.unit_id, foreign.client_id);
    const token = await walking.still.token('user');
    // A unit of another client is no more as good as a missing one.
    const { statusCode } = await ask(world, browseAddresses, {
      ...sampleOf(browseAddresses, foreign),
      token,
    });
    return statusCode === 200;
  },
);
