const LIFE_DAYS = 90;
const DAY_MS = 86_400_000;

/** When an import token made now ends: it lives for the migration of data, not for ever. */
export function importTokenExpires(now: Date): Date {
  return new Date(now.getTime() + LIFE_DAYS * DAY_MS);
}
