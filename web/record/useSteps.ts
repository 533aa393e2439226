import { useOrderWith } from '#web/table/shown-order.ts';
import type { Steps } from '#web/ui/StepLine.tsx';

/**
 * The neighbours of an open record in the list that it came from, one of those named; in the other order
 * where none of them was seen in this tab, or holds the record. Undefined where neither does.
 */
export function useSteps(
  lists: readonly string[],
  id: number,
  onStep: (id: number) => void,
  other: readonly number[] = [],
): Steps | undefined {
  const seen = useOrderWith(lists, id);
  const order = seen.length === 0 ? other : seen;
  const at = order.indexOf(id);
  if (at === -1) return undefined;
  const to = (place: number) => {
    const neighbour = order[place];
    return neighbour === undefined ? undefined : () => onStep(Number(neighbour));
  };
  return { at: at + 1, total: order.length, previous: to(at - 1), next: to(at + 1) };
}

/** Whether one of the lists as it was seen last in this tab holds the record. */
export function useIsListed(lists: readonly string[], id: number): boolean {
  return useOrderWith(lists, id).length > 0;
}
