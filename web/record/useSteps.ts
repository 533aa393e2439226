import { useOrderOf } from '#web/table/shown-order.ts';
import type { Steps } from '#web/ui/OpenedRecord.tsx';

/**
 * The neighbours of an open record in the list that it came from; in the other order where that list
 * was not seen in this tab, or does not hold the record. Undefined where neither does.
 */
export function useSteps(
  list: string,
  id: number,
  onStep: (id: number) => void,
  other?: readonly number[],
): Steps | undefined {
  const seen = useOrderOf(list);
  const order = seen.includes(id) ? seen : (other ?? []);
  const at = order.indexOf(id);
  if (at === -1) return undefined;
  const to = (place: number) => {
    const neighbour = order[place];
    return neighbour === undefined ? undefined : () => onStep(Number(neighbour));
  };
  return { at: at + 1, total: order.length, previous: to(at - 1), next: to(at + 1) };
}

/** Whether the list as it was seen last in this tab holds the record. */
export function useIsListed(list: string, id: number): boolean {
  return useOrderOf(list).includes(id);
}
