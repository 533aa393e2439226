import { spaceUse } from '#contract/settlement/forecast-uses.ts';
import type { FrozenService, FrozenSettlement, FrozenSpace } from '#contract/settlement/frozen.ts';
import { sumOf } from './result.ts';
import { bearingSpaces } from './simulating.ts';

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** Whether the mean use is that of 1 m², as of heat, or of a space. */
export const usualBy = ({ rule }: FrozenService) =>
  rule.meter_kind?.startsWith('heat') === true ? ('area' as const) : ('space' as const);

/** What all recipients of a space used; null where what one of them used is not known, or it has no meter. */
export function useOf(service: FrozenService, space: FrozenSpace): number | null {
  if (!service.metered.includes(space.pasport_id)) return null;
  const use = spaceUse(service, space);
  return use === null ? null : thousandths(use);
}

/** What a space would have used by the mean of those that were read: of heat by its area, of the rest as any other; null where nobody can say. */
export function usualOf(
  service: FrozenService,
  settled: FrozenSettlement,
): (space: Pick<FrozenSpace, 'area'>) => number | null {
  const weightOf = ({ area }: Pick<FrozenSpace, 'area'>) =>
    usualBy(service) === 'space' ? 1 : area === null ? null : Number(area);
  const marked = new Set(service.marks.map(({ pasport_id }) => pasport_id));
  const read = bearingSpaces(service, settled).flatMap((space) => {
    const [weight, use] = [weightOf(space), useOf(service, space)];
    return marked.has(space.pasport_id) || use === null || weight === null ? [] : [{ weight, use }];
  });
  const weights = sumOf(read.map(({ weight }) => weight));
  if (weights <= 0) return () => null;
  const mean = sumOf(read.map(({ use }) => use)) / weights;
  return (space) => {
    const weight = weightOf(space);
    return weight === null ? null : thousandths(mean * weight);
  };
}
