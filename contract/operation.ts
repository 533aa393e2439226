import { z } from 'zod';
import { momentOrEmpty } from './fields.ts';

/** Addresses outside the API's envelope. */
export const MAINTENANCE_FILE = '/maintenance.json';
export const OPENAPI_FILE = '/v1/openapi.json';

/** The maintenance flag file (specification, section 7); text and expected end only while it is on. */
export const maintenanceFile = z.object({
  maintenanceMode: z.boolean(),
  text: z.string().optional(),
  until: momentOrEmpty.optional(),
});
export type MaintenanceFile = z.infer<typeof maintenanceFile>;
