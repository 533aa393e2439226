import { useState } from 'react';
import type { Step, Steps } from '#web/ui/StepLine.tsx';
import { useSteps } from './useSteps.ts';

/** A list whose open record leads to its neighbours in it. */
export interface ListWalk {
  /** Id of the table, whose rows as they are found and sorted are walked. */
  readonly list: string;
  /** Opens a neighbour in the place of the open record. */
  readonly onStep: (id: number) => void;
}

const nowhere: ListWalk = { list: '', onStep: () => undefined };

/** The neighbours of the record that is open over its list; `begin` says that it was opened from the list itself. */
export function useListWalk(
  open: number | undefined,
  { list, onStep }: ListWalk = nowhere,
): { readonly steps: Steps | undefined; readonly begin: () => void } {
  const [made, setMade] = useState<Step>();
  const found = useSteps([list], open ?? 0, onStep);
  const taken = (step: Step) => {
    const take = found?.[step];
    if (take === undefined) return undefined;
    return () => {
      setMade(step);
      take();
    };
  };
  return {
    steps: found && { ...found, made, previous: taken('previous'), next: taken('next') },
    begin: () => setMade(undefined),
  };
}
