import { Button } from '@mantine/core';
import { IconArrowDown } from '#web/icons/IconArrowDown.ts';
import { IconArrowUp } from '#web/icons/IconArrowUp.ts';

/** Moves of an open record by one place in its list. */
export function StepButtons({ onStep }: { onStep: (by: -1 | 1) => void }) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowUp size="1.125rem" aria-hidden="true" />}
        onClick={() => onStep(-1)}
      >
        Posunout výš
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowDown size="1.125rem" aria-hidden="true" />}
        onClick={() => onStep(1)}
      >
        Posunout níž
      </Button>
    </>
  );
}
