type People = readonly { readonly address_id: number }[];

/** Ids of the people of a party in growing order, joined by a comma: as accounts of spaces name it. */
export const partyOf = (people: People): string =>
  people
    .map(({ address_id }) => address_id)
    .toSorted((one, other) => one - other)
    .join(',');

/** The same people who bear a space as the same kind of payer. */
export const bearerOf = ({ payer, people }: { readonly payer: string; readonly people: People }) =>
  `${payer} ${partyOf(people)}`;
