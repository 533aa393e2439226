import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { momentOrEmpty, version, wholeNumber } from './fields.ts';

/** The plan of daily backups and how the last ones went, one for the whole installation. */
export const backupState = z
  .object({
    /** Whether the answering process makes backups; otherwise the database is backed up elsewhere. */
    enabled: z.boolean(),
    /** Folder of the backups on the server. */
    folder: z.string(),
    /** Wall time of Prague, `HH:MM`. */
    backup_time: z.string(),
    /** How many newest days keep their backup, and how many newest weeks. */
    keep_daily: z.int(),
    keep_weekly: z.int(),
    /** The next time of the plan. */
    next_planned: z.string(),
    /** Somebody has asked for one that was not begun yet. */
    asked: z.boolean(),
    running: z.boolean(),
    last_success: momentOrEmpty,
    last_file: z.string(),
    last_bytes: z.number(),
    last_rows: z.number(),
    last_failure: momentOrEmpty,
    /** The sentence of the last failure; empty once a backup has succeeded again. */
    last_fault: z.string(),
    updated: z.string(),
    version: z.int(),
  })
  .meta({ id: 'BackupState' });
export type BackupState = z.infer<typeof backupState>;

export const getBackupState = endpoint({
  method: 'GET',
  path: '/v1/admin/backups',
  access: 'system-admin',
  summary: 'Plán a stav záloh',
  inMaintenance: true,
  result: backupState,
});

export const updateBackupPlan = endpoint({
  method: 'PUT',
  path: '/v1/admin/backups',
  access: 'system-admin',
  summary: 'Změna plánu záloh',
  inMaintenance: true,
  body: z.object({
    backup_time: z
      .string({ error: 'Zadejte čas jako HH:MM' })
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Zadejte čas jako HH:MM')
      .optional(),
    keep_daily: wholeNumber(1, 90).optional(),
    keep_weekly: wholeNumber(0, 53).optional(),
    version,
  }),
  result: backupState,
});

export const askForBackup = endpoint({
  method: 'POST',
  path: '/v1/admin/backups/run',
  access: 'system-admin',
  summary: 'Záloha co nejdříve',
  inMaintenance: true,
  result: backupState,
  refuses: ['backups-off'],
});
