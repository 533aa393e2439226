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

/** What a new floor starts with: the one above the highest. */
export function emptyFloor(floors: readonly Floor[]): FloorValues {
  const floor = nextFloor(floors);
  return { floor, ...usualFloor(floor), comment: '' };
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
