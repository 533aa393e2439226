import type { Disposition } from './rooms.ts';

/** Non-residential spaces of one kind on one floor of a house. */
export interface OtherSpaces {
  /** Code of the space's type. */
  readonly type:
    | 'OBCHOD'
    | 'KANCELAR'
    | 'DILNA'
    | 'GARAZ'
    | 'STANI'
    | 'SKLAD'
    | 'SKLEP'
    | 'SPOLECNE';
  readonly count: number;
  /** Least and greatest area, whole square metres. */
  readonly area: readonly [number, number];
  readonly floor: number;
}

export interface HousePlan {
  readonly street: string;
  /** Číslo popisné. */
  readonly registryNumber: string;
  /** Číslo orientační. */
  readonly houseNumber: string;
  /** Floors with flats; 0 for a house without them. */
  readonly floors: number;
  /** Flats of each floor, above each other. */
  readonly stack: readonly Disposition[];
  readonly others: readonly OtherSpaces[];
  /** Code of the heating indicator. */
  readonly indicator: string;
  /** Its rooms and heating elements are recorded too. */
  readonly surveyed?: true;
  /** The shares of its spaces are short of the whole by a hundredth, as in a mistaken declaration. */
  readonly misses?: true;
  readonly hidden?: true;
  readonly comment?: string;
}

export interface GroupPlan {
  /** Empty for houses that stand in no group. */
  readonly name: string;
  readonly houses: readonly HousePlan[];
  readonly hidden?: true;
}

/** Who owns the flats: each its owner, a cooperative, or one landlord. */
export type Tenure = 'owners' | 'cooperative' | 'landlord';

export interface UnitPlan {
  readonly name: string;
  readonly fullName: string;
  readonly tenure: Tenure;
  /** The cooperative or the landlord; empty where each flat has its own owner. */
  readonly owner: string;
  readonly city: string;
  readonly cityCode: string;
  readonly zip: string;
  readonly projectName: string;
  readonly comment: string;
  readonly groups: readonly GroupPlan[];
  readonly inactive?: true;
  /** Its settlements are made up too, so what they are counted from goes back further. */
  readonly settled?: true;
}

export interface UserPlan {
  readonly identity: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSysAdmin: boolean;
  readonly isClientAdmin: boolean;
}

export interface ClientPlan {
  readonly name: string;
  readonly fullName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly email: string;
  readonly maxUnits: number;
  readonly moduleSchema: string;
  readonly users: readonly UserPlan[];
  readonly units: readonly UnitPlan[];
}

const none = '';

/** Houses that stand side by side in one street and differ only in their numbers. */
export function row(
  plan: Omit<HousePlan, 'registryNumber' | 'houseNumber'>,
  numbers: readonly (readonly [registryNumber: string, houseNumber: string])[],
): readonly HousePlan[] {
  return numbers.map(([registryNumber, houseNumber]) => ({ ...plan, registryNumber, houseNumber }));
}

/** A building without flats and without a house number. */
export function annex(
  street: string,
  registryNumber: string,
  others: readonly OtherSpaces[],
): HousePlan {
  return {
    street,
    registryNumber,
    houseNumber: none,
    floors: 0,
    stack: [],
    others,
    indicator: 'BEZ',
  };
}
