import { useState } from 'react';
import { useTurns } from '#web/lib/turns.ts';
import { chosenFile } from './file-choice.ts';
import type { Chosen } from './file-choice.ts';

/** A file picked for a report that is being written; `read` waits for one that is still being read. */
export function useReportFile() {
  const [file, setFile] = useState<Chosen | null>(null);
  const [reading, setReading] = useState<Promise<Chosen> | null>(null);
  const begin = useTurns();
  const pick = async (picked: File) => {
    const isLast = begin();
    const read = chosenFile(picked);
    setReading(read);
    const chosen = await read;
    if (isLast()) setFile(chosen);
  };
  return { file, pick: (picked: File) => void pick(picked), read: async () => reading };
}
