import { shiftDays } from '#contract/czech/iso-date.ts';

/** A time by its first and last day. */
export interface Time {
  readonly from: string;
  readonly to: string;
}

/** The last whole year: of it the most is read, and it is what is settled. */
export function formerYear(today: string): Time {
  const year = Number(today.slice(0, 4)) - 1;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Times that are asked for most, by their names. */
export function offeredTimes(
  today: string,
): readonly { readonly name: string; readonly text: string; readonly time: Time }[] {
  const year = Number(today.slice(0, 4));
  const month = today.slice(5, 7);
  const end = shiftDays(`${today.slice(0, 7)}-01`, -1);
  return [
    { name: 'former', text: `Rok ${year - 1}`, time: formerYear(today) },
    {
      name: 'months',
      text: 'Posledních 12 měsíců',
      time: { from: `${year - 1}-${month}-01`, to: end },
    },
    {
      name: 'before',
      text: `Rok ${year - 2}`,
      time: { from: `${year - 2}-01-01`, to: `${year - 2}-12-31` },
    },
  ];
}
