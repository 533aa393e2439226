import { listClientUnits } from '#contract/units.ts';
import { clientForActor } from '../clients/clients.service.ts';
import { selectClient } from '../clients/clients.sql.ts';
import { ensure } from '../errors.ts';
import { route, type Route } from '../http/route.ts';
import { unitForActor } from '../units/units.service.ts';
import { selectUnits } from '../units/units.sql.ts';

export const clientUnitsRoutes: readonly Route[] = [
  route(listClientUnits, async ({ db, actor }) => {
    const [client, units] = await Promise.all([
      selectClient(db, actor.client_id),
      selectUnits(db, actor.client_id),
    ]);
    ensure(client !== undefined, 'not-found');
    return { client: clientForActor(client, actor), units: units.map((unit) => unitForActor(unit, actor)) };
  }),
];
