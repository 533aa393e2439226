import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { tenantTables } from './tenant-tables.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

describe('the tables of clients', () => {
  test('are opened further by the known policies only', async () => {
    const further = `select t.relname || '.' || p.polname as name from ${tenantTables} t
      join pg_policy p on p.polrelid = t.oid where p.polname <> 'tenant' order by 1`;
    const { rows } = await db.owner.query<{ name: string }>(further);
    expect(rows.map(({ name }) => name)).toEqual([
      'access_links.by_secret',
      'access_links.swept',
      'access_links.swept_seen',
      'account_links.by_secret',
      'calendar_feeds.by_secret',
      'client_users.by_identity',
      'client_users.by_system_role',
      'client_users.swept_seen',
      'clients.by_notifier',
      'clients.by_system_role',
      'clients.swept_seen',
      'confirmation_links.by_secret',
      'crew_absences.swept',
      'crew_absences.swept_seen',
      'debt_confirmations.by_secret',
      'house_changes.swept',
      'house_changes.swept_seen',
      'import_batches.swept',
      'import_batches.swept_seen',
      'import_mappings.swept',
      'import_mappings.swept_seen',
      'import_token_calls.swept',
      'import_token_calls.swept_seen',
      'import_tokens.by_token',
      'known_addresses.swept',
      'known_addresses.swept_seen',
      'known_devices.swept',
      'known_devices.swept_seen',
      'live_events.by_worker',
      'live_events.swept',
      'live_events.swept_seen',
      'meter_watch_marks.by_watch',
      'monthly_info_settings.by_worker',
      'monthly_infos.by_secret',
      'monthly_infos.by_worker',
      'notification_rounds.by_notifier',
      'notified.by_notifier',
      'person_campaign_spaces.by_secret',
      'person_campaigns.by_notifier',
      'prescription_mails.by_worker',
      'reminders.by_worker',
      'replies.swept',
      'replies.swept_seen',
      'round_posters.by_secret',
      'self_reading_spaces.by_secret',
      'sessions.by_meter',
      'sessions.by_token',
      'sessions.swept',
      'sessions.swept_seen',
      'settlement_forecasts.by_worker',
      'settlement_links.by_secret',
      'settlement_objections.by_notifier',
      'settlement_reviews.by_secret',
      'settlement_statements.by_worker',
      'settlements.by_worker',
      'sipo_hand_overs.swept_seen',
      'task_files.swept',
      'task_files.swept_seen',
      'tasks.by_meter',
      'tasks.by_notifier',
      'tasks.by_worker',
      'tasks.swept',
      'tasks.swept_seen',
      'units.by_worker',
      'visit_links.by_secret',
      'visit_notices.by_worker',
    ]);
  });

  test('show what is dead to housekeeping alone, and only to be deleted', async () => {
    const { rows: policies } = await db.owner.query<{
      name: string;
      command: string;
      open: boolean;
    }>(
      `select t.relname || '.' || p.polname as name, p.polcmd as command,
              pg_get_expr(p.polqual, t.oid) not like '%access.keeps_house()%' as open
         from ${tenantTables} t join pg_policy p on p.polrelid = t.oid
        where p.polname like 'swept%' order by 1`,
    );
    expect(policies).toHaveLength(29);
    for (const { name, command, open } of policies)
      expect([name, command, open]).toEqual([name, name.endsWith('.swept') ? 'd' : 'r', false]);
  });
});
