declare module 'pg/lib/utils.js' {
  /** The text or bytes by which a value goes to PostgreSQL (pg, lib/utils.js). */
  export function prepareValue(this: void, value: unknown): string | Buffer | null;
}
