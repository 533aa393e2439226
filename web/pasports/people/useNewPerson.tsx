import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SpaceIds } from '../records/records.queries.ts';
import { NewPerson } from './NewPerson.tsx';

/** A way to a person who is not in the address book: while asked for, its dialog stands in place of the form's. */
export function useNewPerson(space: SpaceIds, onCreated: (address_id: number) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const close = () => setTyped(null);
  const dialog: ReactNode =
    typed === null ? null : (
      <NewPerson
        space={space}
        typed={typed}
        onCreated={({ address_id }) => onCreated(address_id)}
        onClose={close}
      />
    );
  return { ask: setTyped as (text: string) => void, dialog };
}
