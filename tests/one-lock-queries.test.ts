import { provesTheOtherLock } from './one-lock.ts';
import { tenantTables } from './tenant-tables.ts';

provesTheOtherLock(
  'queries alone hold clients apart when the database does not',
  async (walking) => {
    const { owner, database } = walking.world.db;
    const { rows } = await owner.query<{ relname: string }>(
      `select relname from ${tenantTables} t where relrowsecurity`,
    );
    for (const { relname } of rows)
      await owner.query(`alter table ${relname} disable row level security`);
    // Nobody has said which client this is, and yet everything is to be seen.
    const units = await database.transaction((open) =>
      open.selectFrom('units').select('client_id').distinct().execute(),
    );
    return units.some(({ client_id }) => client_id === walking.foreign.client_id);
  },
);
