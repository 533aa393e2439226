import { pragueDay } from '#contract/czech/prague-day.ts';
import { hashPassword, verifyPassword } from '#server/access/password.ts';
import type { Database } from '#server/db/db.ts';
import { nameOperator } from '#server/db/demo/fill.sql.ts';
import { wireTypes } from '#server/db/types.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { selectFoundingTurn, selectUntouched, withOwner } from '#server/db/founding.sql.ts';
import { selectAccountByIdentity } from '#server/core/clients/accounts.sql.ts';
import { fillBank } from '#server/bank/demo.ts';
import { fillFieldwork } from '#server/fieldwork/demo.ts';
import { fillLedger, paySettled } from '#server/money/demo.ts';
import { fillSettlements } from '#server/settlement/demo.ts';
import { fillTodos } from '#server/todo/demo.ts';
import { createFirstAdminLink } from '#server/session/first-admin.service.ts';
import type { Config } from './config.ts';
import { demoPassword } from './demo-password.ts';
import type { OpenedDatabase } from './open-database.ts';
import type { Welcome } from './welcome.ts';

const DEMO_ADMIN = 'admin@example.cz';

async function fillUntouched(opened: OpenedDatabase, password: string): Promise<void> {
  // Rooms read their rows as the portal does.
  await withOwner({ ...(await opened.owner()), types: wireTypes }, async (client) => {
    await selectFoundingTurn(client);
    if (!(await selectUntouched(client))) return;
    await fillDemo(client, {
      passwordHash: await hashPassword(password),
      today: pragueDay(new Date()),
      more: async (...of) => {
        await fillLedger(...of);
        await fillBank(...of);
        await fillFieldwork(...of);
        await paySettled(of[0], of[1], await fillSettlements(...of));
        await fillTodos(...of);
      },
    });
  });
}

/** Whether the demo's users are here and have this password: a restored backup may bring other ones. */
async function letsIn(database: Database, password: string): Promise<boolean> {
  const account = await database.reading((db) => selectAccountByIdentity(db, DEMO_ADMIN));
  return account !== undefined && verifyPassword(account.password_hash, password);
}

async function withoutDemo({ database }: OpenedDatabase): Promise<Welcome> {
  const path = await database.transaction(createFirstAdminLink);
  return path === undefined ? { kind: 'plain' } : { kind: 'first-admin', path };
}

/** Fills what the first start fills: the demo, or the link of the first system admin. */
export async function prepareData(config: Config, opened: OpenedDatabase): Promise<Welcome> {
  if (!config.demo) return withoutDemo(opened);
  const password = await demoPassword(config);
  await fillUntouched(opened, password);
  if (!(await letsIn(opened.database, password))) return withoutDemo(opened);
  await withOwner(await opened.owner(), nameOperator);
  return { kind: 'demo', password };
}
