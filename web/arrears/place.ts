import { day } from '#contract/fields.ts';
import { idIn, idsIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the debts stands in the address, so that a link to it can be sent. */
export interface ArrearsPlace {
  /** The unit of the open debt. */
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** The day at the end of which debts are looked at; today without it. */
  readonly as_of?: string | undefined;
  /** Debts of this age only, or of who has left; agreements that stand so. */
  readonly filter?: string | undefined;
  /** Debts of this house only (its pasport_id; 0 of spaces outside of houses). */
  readonly house?: number | undefined;
  /** The person (address_id) whose debts are looked at together. */
  readonly who?: number | undefined;
  /** The open debt, by its account. */
  readonly account?: number | undefined;
  /** Late claims of the open debt that stand so only. */
  readonly claims?: string | undefined;
  /** The open agreement on instalments. */
  readonly agreement?: number | undefined;
  /** Accounts of which all lines are listed for a lawyer. */
  readonly legal?: readonly number[] | undefined;
}

function readArrearsPlace(search: Search): ArrearsPlace {
  const { house } = search;
  return {
    unit: idIn(search['unit']),
    tab: wordIn(search['tab']),
    as_of: day.safeParse(search['as_of']).data,
    filter: wordIn(search['filter']),
    house: house === 0 ? 0 : idIn(house),
    who: idIn(search['who']),
    account: idIn(search['account']),
    claims: wordIn(search['claims']),
    agreement: idIn(search['agreement']),
    legal: idsIn(search['legal']),
  };
}

export type GoArrears = GoTo<ArrearsPlace>;

/** The place among debts as the address has it, and the way to another. */
export const useArrearsPlace = () => usePlace<ArrearsPlace>({ read: readArrearsPlace });

/** What a part of the screen is told. */
export interface ArrearsPart {
  unit_id: number;
  place: ArrearsPlace;
  go: GoArrears;
}
