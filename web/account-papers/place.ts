import { idIn, usePlace, type Search } from '#web/lib/place.ts';

/** What of the confirmations stands in the address. */
interface ConfirmationsPlace {
  /** The unit of the open one. */
  readonly unit?: number | undefined;
  readonly confirmation?: number | undefined;
}

const read = ({ unit, confirmation }: Search): ConfirmationsPlace => ({
  unit: idIn(unit),
  confirmation: idIn(confirmation),
});

/** The place among confirmations as the address has it, and the way to another. */
export const useConfirmationsPlace = () => usePlace<ConfirmationsPlace>({ read });
