import type { CampaignSpace } from '#contract/pasports/campaigns.ts';

/** A change by which declared numbers were taken over to the records of a house. */
export interface TakenOverChange {
  readonly house_change_id: number;
  readonly accepted: string;
  readonly user_name: string;
  readonly building_name: string;
  readonly valid_from: string;
  readonly count: number;
}

/** The last of them; null when nothing was taken over, or it was taken back. */
export function lastTakenOver(spaces: readonly CampaignSpace[]): TakenOverChange | null {
  const last = spaces
    .filter(({ acceptance }) => acceptance !== null)
    .toSorted((one, other) => idOf(other) - idOf(one));
  const [first] = last;
  if (first === undefined || first.acceptance === null || first.declaration === null) return null;
  return {
    ...first.acceptance,
    building_name: first.building_name,
    valid_from: first.declaration.valid_from,
    count: last.filter((one) => idOf(one) === idOf(first)).length,
  };
}

const idOf = ({ acceptance }: CampaignSpace) => acceptance?.house_change_id ?? 0;
