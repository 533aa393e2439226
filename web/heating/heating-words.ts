import type { Heating } from '#contract/heating.ts';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import { czechPlural } from '#contract/rules/plural.ts';

/** What people call the lists, one of their rows, and whom "used" counts. */
export const kindWords: Readonly<
  Record<HeatingKind, { readonly tab: string; readonly one: string; readonly note: string }>
> = {
  types: {
    tab: 'Typy těles',
    one: 'Typ tělesa',
    note: 'Nabízejí se v otopných tělesech domu. Použito: tělesa, která mají tento typ.',
  },
  indicators: {
    tab: 'Indikátory',
    one: 'Indikátor',
    note: 'Vybírají se u domu a nabízejí v jeho tělesech. Použito: domy a tělesa s tímto indikátorem.',
  },
  positions: {
    tab: 'Koeficienty polohy',
    one: 'Koeficient polohy',
    note: 'Jaké hodnoty platí, určuje dodavatel indikátorů. Použito: tělesa, která mají tuto hodnotu.',
  },
  rooms: {
    tab: 'Koeficienty místností',
    one: 'Koeficient místnosti',
    note: 'Kolik z podlahové plochy se započítává (vyhláška č. 269/2015 Sb., příloha č. 1). Použito: místnosti, které mají tuto hodnotu.',
  },
  makers: {
    tab: 'Výrobci',
    one: 'Výrobce',
    note: 'Nabízejí se u těles i indikátorů. Použito: tělesa, která mají tohoto výrobce.',
  },
};

const elements = ['těleso', 'tělesa', 'těles'] as const;
const buildings = ['dům', 'domy', 'domů'] as const;
const rooms = ['místnost', 'místnosti', 'místností'] as const;

/** '2 domy, 5 těles'; empty for a row that nothing uses. */
export function usedText(row: Heating): string {
  const counts = [
    [row.used_buildings, buildings],
    [row.used_elements, elements],
    [row.used_rooms, rooms],
  ] as const;
  return counts
    .filter(([count]) => count > 0)
    .map(([count, forms]) => `${count} ${czechPlural(count, forms[0], forms[1], forms[2])}`)
    .join(', ');
}

/** What a new name of a known row does; undefined where it has none, or nothing holds it by its name. */
export function renamingHint(row: Heating): string | undefined {
  const { auxtype, heating_item_id, is_system } = row;
  const isNamed =
    auxtype !== 'positions' && auxtype !== 'rooms' && heating_item_id !== 0 && !is_system;
  return isNamed ? 'Tělesa, která ho používají, nový název převezmou.' : undefined;
}

/** By what the column of uses is sorted. */
export function usedCount({ used_buildings, used_elements, used_rooms }: Heating): number {
  return used_buildings + used_elements + used_rooms;
}

/** Who gave the row. */
export function originOf({ is_system }: Heating): string {
  return is_system ? 'systémový' : 'vlastní';
}
