import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { openedDialog } from './opened.ts';

const CommandSearch = lazy(async () => ({
  default: (await import('./CommandSearch.tsx')).CommandSearch,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

/** The search and the map of keys where they are wanted; stands once in the shell. */
export function CommandHost() {
  const dialog = openedDialog.use();
  const isSignedIn = useSession() !== null;
  const router = useRouter();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  if (dialog !== null && !wanted.has(dialog)) setWanted(new Set([...wanted, dialog]));
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      {wanted.has('search') ? (
        <CommandSearch
          isOpen={dialog === 'search'}
          onGo={(address) => router.history.push(address)}
        />
      ) : null}
      {wanted.has('keys') ? (
        <KeysDialog isOpen={dialog === 'keys'} onGo={(address) => router.history.push(address)} />
      ) : null}
    </Suspense>
  );
}
