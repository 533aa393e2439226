import { z } from 'zod';
import { floorFields } from '#contract/pasports/floors.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { nextFloor, usualFloor } from './floor-name.ts';

export const floorSchema = z.object(floorFields);
export type FloorValues = Omit<z.output<typeof floorSchema>, 'floor'> & {
  floor: number | string | null;
};

/** Names of a floor's fields for people. */
export const floorLabels = {
  floor: 'Podlaží',
  code: 'Kód',
  name: 'Název',
  comment: 'Poznámka',
} as const;

/** What of a floor its form holds. */
export function floorValues({ floor, code, name, comment }: Floor): FloorValues {
  return { floor, code, name, comment };
}

/** A floor before it exists: the one above the highest. */
export function emptyFloor(unit_id: number, pasport_id: number, floors: readonly Floor[]): Floor {
  const floor = nextFloor(floors);
  return {
    pasport_floor_id: 0,
    unit_id,
    pasport_id,
    floor,
    ...usualFloor(floor),
    comment: '',
    created: '',
    updated: '',
    version: 0,
  };
}

/** The values after the number was typed: while code and name are the usual ones, they follow it. */
export function withUsualFloor(
  values: FloorValues,
  floor: FloorValues['floor'],
): Partial<FloorValues> {
  const before = usualFloor(Number(values.floor));
  const after = usualFloor(Number(floor));
  const isUsual = (text: string, usual: string) => text === '' || text === usual;
  return {
    floor,
    ...(isUsual(values.code, before.code) && { code: after.code }),
    ...(isUsual(values.name, before.name) && { name: after.name }),
  };
}
