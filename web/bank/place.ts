import { flagIn, idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What of the screen of bank accounts stands in the address. */
export interface BankPlace {
  readonly tab?: string | undefined;
  /** Which statements, or which movements are shown; all statements and movements that wait when left out. */
  readonly filter?: string | undefined;
  /** bank_account_id of which movements are shown. */
  readonly account?: number | undefined;
  /** bank_account_id of the account that is open. */
  readonly edit?: number | undefined;
  /** bank_statement_id of the open statement. */
  readonly statement?: number | undefined;
  /** bank_movement_id of the open movement. */
  readonly movement?: number | undefined;
  /** A file is being brought. */
  readonly upload?: 1 | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readBankPlace(search: Search): BankPlace {
  return {
    tab: wordIn(search['tab']),
    filter: wordIn(search['filter']),
    account: idIn(search['account']),
    edit: idIn(search['edit']),
    statement: idIn(search['statement']),
    movement: idIn(search['movement']),
    upload: flagIn(search['upload']),
  };
}

/** The place after a step: another tab leaves the open record, another statement the open movement of the one. */
function stepped(place: BankPlace, step: BankPlace): BankPlace {
  const left = { edit: undefined, statement: undefined, movement: undefined, filter: undefined };
  return {
    ...place,
    ...('tab' in step && left),
    ...('statement' in step && { movement: undefined }),
    ...step,
  };
}

export type Go = GoTo<BankPlace>;

/** The place as the address has it, and a step to another. */
export function useBankPlace() {
  return usePlace<BankPlace>({ read: readBankPlace, stepped });
}
