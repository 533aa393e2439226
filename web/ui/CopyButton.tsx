import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconCopy } from '#web/icons/IconCopy.ts';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';

type State = 'ready' | 'copied' | 'failed';

const labels: Record<State, string> = {
  ready: 'Kopírovat',
  copied: 'Zkopírováno',
  failed: 'Nelze zkopírovat, označte text ručně',
};

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, label = labels.ready }: { text: string; label?: string }) {
  const [state, setState] = useState<State>('ready');
  const copy = async () => {
    setState(await copied(text));
    setTimeout(() => setState('ready'), 2000);
  };
  return (
    <>
      <IconButton label={state === 'ready' ? label : labels[state]} onClick={() => void copy()}>
        {state === 'copied' ? (
          <IconCheck size="1.125rem" aria-hidden />
        ) : (
          <IconCopy size="1.125rem" aria-hidden />
        )}
      </IconButton>
      <span role="status" className="k-hidden">
        {state === 'ready' ? '' : labels[state]}
      </span>
    </>
  );
}

async function copied(text: string): Promise<State> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The browser may forbid it; the button's name then says what to do.
    return 'failed';
  }
}
