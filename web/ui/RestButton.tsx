import { Anchor } from '@mantine/core';
import type { MouseEvent } from 'react';

interface RestButtonProps {
  /** How many more there are: 'a ještě 4'. */
  text: string;
  /** Draws them in the place of the button. */
  onOpen: () => void;
}

/** In a fact that tells only the first of its things: the way to the others, which come in its place. */
export function RestButton({ text, onOpen }: RestButtonProps) {
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const fact = currentTarget.closest('dd');
    const known = fact?.querySelectorAll('a').length ?? 0;
    onOpen();
    // The button is gone; the keyboard goes on from the first that has come.
    requestAnimationFrame(() => fact?.querySelectorAll('a')[known]?.focus());
  };
  return (
    <Anchor component="button" type="button" inherit onClick={open}>
      {text}
    </Anchor>
  );
}
