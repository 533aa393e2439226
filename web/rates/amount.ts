import { formatNumber } from '#web/lib/czech.ts';

/** A number of the address as people write it; empty where there is none. */
export function writtenAmount(amount: string | undefined): string {
  if (amount === undefined) return '';
  const value = Number(amount);
  return formatNumber(value, Number.isInteger(value) ? 0 : 2);
}
