import { useState } from 'react';
import { useTurns } from '#web/lib/turns.ts';
import type { TakenFiles } from '#contract/rules/attached-file.ts';
import { chosenFile } from './file-choice.ts';
import type { Chosen } from './file-choice.ts';

/** A file picked for a record that is being written; `read` waits for one that is still being read. One picked before may begin it. */
export function usePickedFile(taken: TakenFiles = 'pictures', initial: Chosen | null = null) {
  const [file, setFile] = useState<Chosen | null>(initial);
  const [reading, setReading] = useState<Promise<Chosen> | null>(null);
  const begin = useTurns();
  const pick = async (picked: File) => {
    const isLast = begin();
    const read = chosenFile(picked, taken);
    setReading(read);
    const chosen = await read;
    if (isLast()) setFile(chosen);
  };
  return {
    file,
    pick: (picked: File) => void pick(picked),
    read: async () => (await reading) ?? initial,
  };
}
