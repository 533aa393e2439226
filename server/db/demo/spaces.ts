import type { HousePlan, OtherSpaces } from './plan.ts';
import type { Random } from './random.ts';
import { areasOf, flatRooms } from './rooms.ts';
import type { Areas, Room } from './rooms.ts';

/** A space of a house before it becomes records. */
export interface SpaceDraft {
  /** Code of the space's type. */
  readonly type: 'BYT' | OtherSpaces['type'];
  readonly name: string;
  readonly number: string;
  readonly size: string;
  readonly floor: number;
  readonly areas: Areas;
  readonly rooms: readonly Room[];
  readonly hidden: boolean;
  readonly comment: string;
}

const OTHER_NAMES: Record<
  OtherSpaces['type'],
  readonly [name: string, prefix: string, heated: boolean]
> = {
  OBCHOD: ['Obchod', 'O', true],
  KANCELAR: ['Kancelář', 'K', true],
  DILNA: ['Dílna', 'D', true],
  GARAZ: ['Garáž', 'G', false],
  STANI: ['Parkovací stání', 'P', false],
  SKLAD: ['Sklad', 'S', false],
  SKLEP: ['Sklep', 'C', false],
  SPOLECNE: ['Kočárkárna a kolárna', 'X', false],
};

/** Spaces of a house: first its flats by floors, then the other ones. */
export function houseSpaces(random: Random, plan: HousePlan): readonly SpaceDraft[] {
  const others = plan.others.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index) => otherSpace(random, kind, index)),
  );
  return [...flats(random, plan), ...others];
}

function flats(random: Random, plan: HousePlan): readonly SpaceDraft[] {
  // Flats above each other share their plan.
  const columns = plan.stack.map((size) => ({ size, rooms: flatRooms(random, size) }));
  // Shops take the ground floor.
  const lowest = plan.others.some((kind) => kind.floor === 1) ? 2 : 1;
  return Array.from({ length: plan.floors }, (_, storey) =>
    columns.map((column, position) => {
      const number = String(storey * columns.length + position + 1);
      // A flat joined with its neighbour is kept, hidden, for the records of the past.
      const hidden = random.chance(0.015);
      return {
        type: 'BYT' as const,
        name: `Byt ${number}`,
        number,
        size: column.size,
        floor: lowest + storey,
        areas: areasOf(column.rooms),
        rooms: column.rooms,
        hidden,
        comment: hidden ? 'Sloučen se sousedním bytem' : '',
      };
    }),
  ).flat();
}

function otherSpace(random: Random, kind: OtherSpaces, index: number): SpaceDraft {
  const [name, prefix, heated] = OTHER_NAMES[kind.type];
  const number = `${prefix}${index + 1}`;
  const area = random.int(kind.area[0] * 20, kind.area[1] * 20) * 5;
  const warm = heated ? area : 0;
  return {
    type: kind.type,
    name: kind.count === 1 ? name : `${name} ${index + 1}`,
    number,
    size: '',
    floor: kind.floor,
    areas: { total: area, floor: area, heated: warm, countable: warm },
    rooms: [],
    hidden: false,
    comment: '',
  };
}
