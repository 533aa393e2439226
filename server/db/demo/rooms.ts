import type { Random } from './random.ts';

export const DISPOSITIONS = ['1+kk', '1+1', '2+kk', '2+1', '3+kk', '3+1', '4+kk', '4+1'] as const;

/** Layout of a flat as managers write it. */
export type Disposition = (typeof DISPOSITIONS)[number];

/** A room; areas are hundredths of a square metre, the coefficient hundredths of the countable area. */
export interface Room {
  readonly name: string;
  readonly area: number;
  readonly heated: boolean;
  readonly coefficient: number;
  /** A cellar or loggia: part of the total area, not of the floor area. */
  readonly outside: boolean;
}

/** Areas of a space, hundredths of a square metre. */
export interface Areas {
  readonly total: number;
  readonly floor: number;
  readonly heated: number;
  readonly countable: number;
}

type RoomRange = readonly [name: string, least: number, greatest: number, coefficient: number];

const KITCHEN: RoomRange = ['Kuchyně', 850, 1150, 100];
const LIVING: RoomRange = ['Obývací pokoj', 1680, 2100, 100];
const LIVING_KITCHEN: RoomRange = ['Obývací pokoj s kuchyňským koutem', 2000, 2650, 100];
const BEDROOM: RoomRange = ['Ložnice', 1120, 1450, 100];
const CHILD: RoomRange = ['Dětský pokoj', 880, 1180, 100];
const STUDY: RoomRange = ['Pracovna', 800, 1000, 100];
const WET: readonly RoomRange[] = [
  ['Koupelna', 300, 450, 100],
  ['WC', 105, 150, 10],
];
const HALL: RoomRange = ['Předsíň', 480, 780, 20];
const OUTSIDE: readonly RoomRange[] = [
  ['Lodžie', 300, 480, 0],
  ['Sklep', 180, 360, 0],
];

const LAYOUTS: Record<Disposition, readonly RoomRange[]> = {
  '1+kk': [LIVING_KITCHEN],
  '1+1': [KITCHEN, LIVING],
  '2+kk': [LIVING_KITCHEN, BEDROOM],
  '2+1': [KITCHEN, LIVING, BEDROOM],
  '3+kk': [LIVING_KITCHEN, BEDROOM, CHILD],
  '3+1': [KITCHEN, LIVING, BEDROOM, CHILD],
  '4+kk': [LIVING_KITCHEN, BEDROOM, CHILD, STUDY],
  '4+1': [KITCHEN, LIVING, BEDROOM, CHILD, STUDY],
};

/** Rooms of a flat of the given layout. */
export function flatRooms(random: Random, disposition: Disposition): readonly Room[] {
  const inside = [HALL, ...LAYOUTS[disposition], ...WET].map((range) => room(random, range, false));
  return [...inside, ...OUTSIDE.map((range) => room(random, range, true))];
}

/** Areas that follow from the rooms; their sum is rounded once, as the server does. */
export function areasOf(rooms: readonly Room[]): Areas {
  const sum = (of: (one: Room) => number) => rooms.reduce((total, one) => total + of(one), 0);
  return {
    total: sum((one) => one.area),
    floor: sum((one) => (one.outside ? 0 : one.area)),
    heated: sum((one) => (one.heated ? one.area : 0)),
    countable: Math.round(sum((one) => one.area * one.coefficient) / 100),
  };
}

function room(
  random: Random,
  [name, least, greatest, coefficient]: RoomRange,
  outside: boolean,
): Room {
  // Five hundredths are as fine as a builder's plan gets.
  const area = random.int(least / 5, greatest / 5) * 5;
  return { name, area, heated: coefficient === 100, coefficient, outside };
}
