import type { ResultOf } from '#contract/endpoint.ts';
import type { listOwnerships } from '#contract/pasports/ownerships.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { validityText, type Validity } from '#contract/rules/validity.ts';

type Ownership = ResultOf<typeof listOwnerships>['values'][number];

/** '1 osoba', '3 osoby', '5 osob'. */
export function personsText(count: number): string {
  return `${count} ${czechPlural(count, 'osoba', 'osoby', 'osob')}`;
}

/** '1/2 · SJM · hlas SVJ'. */
export function ownershipText(row: Ownership): string {
  const parts = [
    shareText(row),
    row.is_joint ? 'SJM' : '',
    row.has_vote ? 'hlas ve společenství' : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A share as a fraction: '1/2'. */
export function shareText(share: {
  readonly share_numerator: number;
  readonly share_denominator: number;
}): string {
  return `${share.share_numerator}/${share.share_denominator}`;
}

/** Who or what the record is of and its time: 'Nováková Jana, od 1. 1. 2024'. */
export function withTime(name: string, record: Validity): string {
  return `${name}, ${validityText(record)}`;
}
