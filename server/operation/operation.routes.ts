import type { FastifyInstance } from 'fastify';
import { MAINTENANCE_FILE, type MaintenanceFile } from '#contract/operation.ts';
import type { Portal } from '#server/portal.ts';
import { selectMaintenanceFile, selectReady } from './operation.sql.ts';

async function maintenanceFlag(portal: Portal): Promise<MaintenanceFile> {
  const row = await portal.database.reading(selectMaintenanceFile);
  if (!row.maintenance_mode) return { maintenanceMode: false };
  return { maintenanceMode: true, text: row.maintenance_text, until: row.maintenance_until ?? '' };
}

/** Addresses for operators and the maintenance flag: outside the API's envelope. */
export function operationRoutes(app: FastifyInstance, portal: Portal): void {
  app.get(MAINTENANCE_FILE, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await maintenanceFlag(portal)),
  );
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    await portal.database.reading(selectReady);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
}
