import type { Find } from '#contract/search.ts';

export type FindKind = Find['kind'];

interface KindLook {
  /** Heading of the group. */
  readonly heading: string;
  /** Name of the icon, as moduleIcon knows it. */
  readonly icon: string;
}

/** Kinds of finds in the order of their groups. */
export const findKinds: Readonly<Record<FindKind, KindLook>> = {
  symbol: { heading: 'Variabilní symboly', icon: 'number' },
  person: { heading: 'Osoby a firmy', icon: 'address' },
  space: { heading: 'Prostory', icon: 'door' },
  building: { heading: 'Domy', icon: 'building' },
  unit: { heading: 'Jednotky', icon: 'units' },
};

/** One group of finds, never empty. */
export interface FindGroup {
  readonly kind: FindKind;
  readonly finds: readonly Find[];
}

/** Finds by their kinds; within one in the order the server gave them. */
export function grouped(finds: readonly Find[]): readonly FindGroup[] {
  const kinds = Object.keys(findKinds) as FindKind[];
  return kinds
    .map((kind) => ({ kind, finds: finds.filter((find) => find.kind === kind) }))
    .filter((group) => group.finds.length > 0);
}

/** Tells a find from the others. */
export function findKey({ kind, id }: Find): string {
  return `${kind}-${id}`;
}
