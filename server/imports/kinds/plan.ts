/** Tables that imports write, in the order in which new records are written. */
export const WRITTEN_TABLES = [
  'addresses',
  'pasports',
  'pasport_buildings',
  'pasport_floors',
  'pasport_spaces',
  'pasport_tenants',
  'pasport_ownerships',
] as const;
export type WrittenTable = (typeof WRITTEN_TABLES)[number];

/** Stands for the id of a new record that has none yet. */
export interface Ref {
  readonly ref: string;
}

/** A record to be inserted; of several with the same key one is. */
export interface NewRecord {
  readonly table: WrittenTable;
  readonly key: string;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** A record to be changed if it still has the version. */
export interface RecordUpdate {
  readonly table: WrittenTable;
  readonly id: number;
  readonly version: number;
  readonly columns: Readonly<Record<string, unknown>>;
}

/** What a row of a file does to the database. */
export interface Plan {
  readonly state: 'new' | 'changed' | 'same';
  readonly inserts: readonly NewRecord[];
  readonly updates: readonly RecordUpdate[];
}

export const NOTHING: Plan = { state: 'same', inserts: [], updates: [] };

/** Whether any of the values differs from what is stored. */
export function differs(
  stored: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(values).some(([column, value]) => stored[column] !== value);
}

/** The values without those that nothing was said of. */
export function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
