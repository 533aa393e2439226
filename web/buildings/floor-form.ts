import { floorFields } from '#contract/pasports/floor-record.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';

/** Fields of a floor as its form holds them. */
export type FloorValues = FormOf<typeof floorFields>;

/** The usual code and name of a floor: 1 is the ground floor (1. NP), -1 the first one under the ground. */
export function usualFloor(floor: number): { readonly code: string; readonly name: string } {
  if (!Number.isInteger(floor) || floor === 0) return { code: '', name: '' };
  const level = Math.abs(floor);
  const [short, long] = floor > 0 ? ['NP', 'nadzemní'] : ['PP', 'podzemní'];
  return { code: `${level}${short}`, name: `${level}. ${long} podlaží` };
}

/** The number of the floor that is probably entered next: above the highest one, the first when none is. */
export function nextFloor(floors: readonly { readonly floor: number }[]): number {
  const highest = Math.max(0, ...floors.map(({ floor }) => floor));
  return highest + 1;
}

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
