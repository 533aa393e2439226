import type { ContractRow } from '#contract/contracts/contracts.ts';
import { useOrderWith } from '#web/table/shown-order.ts';
import type { Steps } from '#web/ui/OpenedRecord.tsx';

/** Tells a contract from all others of the list. */
export const contractKey = ({ origin, record_id }: Pick<ContractRow, 'origin' | 'record_id'>) =>
  `${origin}-${record_id}`;

const OWN = contractKey({ origin: 'contract', record_id: 0 }).slice(0, -1);

/** The neighbours of an open contract among those of the list that open here; others have screens of their own. */
export function useContractSteps(id: number, onStep: (id: number) => void): Steps | undefined {
  const order = useOrderWith(['contracts'], `${OWN}${id}`)
    .map(String)
    .filter((key) => key.startsWith(OWN))
    .map((key) => Number(key.slice(OWN.length)));
  const at = order.indexOf(id);
  if (at === -1) return undefined;
  const to = (place: number) => {
    const neighbour = order[place];
    return neighbour === undefined ? undefined : () => onStep(neighbour);
  };
  return { at: at + 1, total: order.length, previous: to(at - 1), next: to(at + 1) };
}
