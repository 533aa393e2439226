import type { listServiceStates } from '#contract/legal.ts';
import type { PublicCall } from '#server/http/route.ts';
import { companyRegisterState } from '#server/outside/ares.ts';
import { selectServiceStates } from './services.sql.ts';

/** How the services that the portal stands on are, from what is known already: nobody is asked. */
export async function readServiceStates({ db, portal }: PublicCall<typeof listServiceStates>) {
  const now = portal.now();
  const known = await selectServiceStates(db, now);
  const database = { service: 'database', state: 'ok', last_success: now.toISOString() } as const;
  return {
    values: [database, ...known, { service: 'ares' as const, ...companyRegisterState(portal) }],
  };
}
