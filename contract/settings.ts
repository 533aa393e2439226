import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, longText, momentOrEmpty, text, version, wholeNumber } from './fields.ts';

/** Settings of the running portal, one row for the whole installation. */
export const runtimeSettings = z
  .object({
    maintenance_mode: z.boolean(),
    maintenance_text: z.string(),
    /** Expected end of the maintenance; empty when unknown. */
    maintenance_until: momentOrEmpty,
    /** Day of the month on which SIPO changes are handed over (specification, section 9). */
    sipo_day: z.int(),
    /** Seconds between sendings of the browser's log. */
    log_send_interval: z.int(),
    log_send_enabled: z.boolean(),
    /** Days for which records of browsers are kept. */
    log_days: z.int(),
    /** Days after which a registration that nobody has confirmed is deleted. */
    registration_days: z.int(),
    updated: z.string(),
    version: z.int(),
  })
  .meta({ id: 'RuntimeSettings' });
export type RuntimeSettings = z.infer<typeof runtimeSettings>;

export const getRuntimeSettings = endpoint({
  method: 'GET',
  path: '/v1/app/settings',
  access: 'public',
  summary: 'Nastavení portálu',
  inMaintenance: true,
  result: runtimeSettings,
});

export const updateRuntimeSettings = endpoint({
  method: 'PUT',
  path: '/v1/admin/runtime/settings',
  access: 'system-admin',
  summary: 'Změna nastavení portálu',
  inMaintenance: true,
  body: z.object({
    sipo_day: wholeNumber(1, 28).optional(),
    log_send_interval: wholeNumber(5, 3600).optional(),
    log_send_enabled: z.boolean().optional(),
    log_days: wholeNumber(1, 365).optional(),
    registration_days: wholeNumber(3, 365).optional(),
    version,
  }),
  result: runtimeSettings,
});

export const switchMaintenance = endpoint({
  method: 'POST',
  path: '/v1/admin/maintenance',
  access: 'system-admin',
  summary: 'Zapnutí a vypnutí údržby',
  inMaintenance: true,
  body: z.object({
    maintenance_mode: z.boolean(),
    maintenance_text: longText(500).default(''),
    maintenance_until: momentOrEmpty.default(''),
  }),
  result: runtimeSettings,
});

/** How a user is told of a kind of things: not at all, by a message in the portal, by mail, or by both. */
export const notifyWay = z.enum(['none', 'message', 'mail', 'both']);
export type NotifyWay = z.infer<typeof notifyWay>;

/** What a user has set for himself. */
export const userSettings = z
  .object({
    page_size: z.union([z.literal(25), z.literal(50), z.literal(100)]),
    color_scheme: z.enum(['auto', 'light', 'dark']),
    large_print: z.boolean(),
    /** Height of the rows of tables. */
    density: z.enum(['normal', 'dense']),
    /** Name of the route that opens after a sign-in; empty for the overview. */
    start_screen: z.string(),
    /** The unit that every sign-in begins with; null for the one used last. */
    default_unit_id: z.int().nullable(),
    /** The own tasks in the background that took long. */
    notify_tasks: notifyWay,
    notify_revisions: notifyWay,
    notify_contracts: notifyWay,
    notify_meters: notifyWay,
    notify_debts: notifyWay,
    notify_payments: notifyWay,
    notify_statements: notifyWay,
    /** Objections to statements of settlements that came by links, at once. */
    notify_objections: notifyWay,
    /** Tasks that others have given, mentions in their comments, and own ones that are overdue. */
    notify_todos: notifyWay,
    notify_licence: notifyWay,
    notify_news: notifyWay,
  })
  .meta({ id: 'UserSettings' });
export type UserSettings = z.infer<typeof userSettings>;

export const getUserSettings = endpoint({
  method: 'GET',
  path: '/v1/user/settings',
  access: 'user',
  forCrews: true,
  summary: 'Vlastní nastavení aplikace',
  result: userSettings,
});

export const updateUserSettings = endpoint({
  method: 'PUT',
  path: '/v1/user/settings',
  access: 'user',
  forCrews: true,
  summary: 'Změna vlastního nastavení aplikace',
  body: userSettings.extend({ start_screen: text(100), default_unit_id: id.nullable() }).partial(),
  result: userSettings,
});
