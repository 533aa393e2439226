import { hashPassword } from '#server/access/password.ts';
import type { Config } from './config.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { selectUntouched, withOwner } from '#server/db/founding.sql.ts';
import { demoPassword } from './demo-password.ts';
import type { OpenedDatabase } from './open-database.ts';
import { createFirstAdminLink } from '#server/session/first-admin.service.ts';
import type { Welcome } from './welcome.ts';

async function demo(config: Config, opened: OpenedDatabase): Promise<Welcome> {
  const password = await demoPassword(config);
  await withOwner(opened.owner, async (client) => {
    if (!(await selectUntouched(client))) return;
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' });
    await fillDemo(client, { passwordHash: await hashPassword(password), today });
  });
  return { kind: 'demo', password };
}

/** Fills what the first start fills: the demo, or the link of the first system admin. */
export async function prepareData(config: Config, opened: OpenedDatabase): Promise<Welcome> {
  if (config.demo) return demo(config, opened);
  return opened.database.transaction(async (db) => {
    const path = await createFirstAdminLink(db);
    return path === undefined ? { kind: 'plain' } : { kind: 'first-admin', path };
  });
}
