import { flagIn, idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What is being done over a list: a new record, usual works looked through. */
type Act = 'new' | 'usual' | 'version';
const acts: readonly Act[] = ['new', 'usual', 'version'];

/** What of the catalogue of works and of crews stands in the address. */
export interface CatalogPlace {
  readonly tab?: string | undefined;
  /** work_id of the open work. */
  readonly work?: number | undefined;
  /** work_version_id of the open version. */
  readonly version?: number | undefined;
  /** crew_id of the open crew. */
  readonly crew?: number | undefined;
  /** crew_absence_id of the open absence. */
  readonly absence?: number | undefined;
  readonly hidden?: 1 | undefined;
  /** Absences that are over are listed too. */
  readonly past?: 1 | undefined;
  readonly act?: Act | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readCatalogPlace(search: Search): CatalogPlace {
  return {
    tab: wordIn(search['tab']),
    work: idIn(search['work']),
    version: idIn(search['version']),
    crew: idIn(search['crew']),
    absence: idIn(search['absence']),
    hidden: flagIn(search['hidden']),
    past: flagIn(search['past']),
    act: acts.find((act) => act === search['act']),
  };
}

const NOTHING_OPEN = {
  work: undefined,
  version: undefined,
  crew: undefined,
  absence: undefined,
  act: undefined,
};

/** The place after a step: another tab or work starts with nothing open in it. */
export function stepped(place: CatalogPlace, step: CatalogPlace): CatalogPlace {
  return {
    ...place,
    ...('tab' in step && { ...NOTHING_OPEN, hidden: undefined }),
    ...('work' in step && { version: undefined, act: undefined }),
    ...step,
  };
}

export type Go = GoTo<CatalogPlace>;

/** The place as the address has it, and the way to another. */
export function useCatalogPlace() {
  return usePlace<CatalogPlace>({ read: readCatalogPlace, stepped });
}
