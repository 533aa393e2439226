import { floorFields } from '#contract/pasports/floor-record.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';
import { nextFloor, usualFloor } from './floor-name.ts';

/** Fields of a floor as its form holds them. */
export type FloorValues = FormOf<typeof floorFields>;

/** What a new floor starts with: the one above the highest. */
export function emptyFloor(floors: readonly Floor[]): FloorValues {
  const floor = nextFloor(floors);
  return { ...emptyOf(floorFields), floor, ...usualFloor(floor) };
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
