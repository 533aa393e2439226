import { z } from 'zod';
import type { ModuleName } from './module-names.ts';

/** What a file may bring. */
export const importKind = z.enum([
  'house',
  'buildings',
  'spaces',
  'persons',
  'tenants',
  'ownerships',
  'occupants',
  'costs',
  'rooms',
  'roommates',
  'readings',
  'documents',
]);
export type ImportKind = z.infer<typeof importKind>;

/** The modules that each kind of records belongs to. */
export const modulesOfImport: Readonly<Record<ImportKind, readonly ModuleName[]>> = {
  house: ['pasports'],
  buildings: ['buildings'],
  spaces: ['pasports'],
  persons: ['contacts', 'addresses'],
  tenants: ['tenants', 'pasports'],
  ownerships: ['tenants', 'pasports'],
  occupants: ['pasports'],
  costs: ['pasports'],
  rooms: ['pasports', 'buildings'],
  roommates: ['pasports'],
  readings: ['meters'],
  documents: ['billing-places'],
};
/** The modules of all kinds. */
export const importModules = [...new Set(Object.values(modulesOfImport).flat())];
