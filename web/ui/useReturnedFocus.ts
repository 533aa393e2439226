import { useEffect, useState } from 'react';

/** For a dialog that is born open, and gone with its closing: the focus goes back to where it was. */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener]);
}
