import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { EarlySearch } from './EarlySearch.tsx';
import { closeDialog, openedDialog } from './opened.ts';
import { fetchSearch } from './search-code.ts';
import { late } from '#web/ui/late.tsx';

const KeysDialog = late(() => import('./KeysDialog.tsx'), 'KeysDialog');

/** The code of the search, fetched when it is first wanted; one that did not come may be asked for again. */
function useSearchCode(isWanted: boolean) {
  return useQuery({
    queryKey: ['search-code'],
    queryFn: fetchSearch,
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
}

/** The search and the map of keys where they are wanted; stands once in the shell. */
export function CommandHost() {
  const dialog = openedDialog.use();
  const isSignedIn = useSession() !== null;
  const router = useRouter();
  const isSearch = dialog === 'search';
  const code = useSearchCode(isSignedIn && isSearch);
  const early = useRef<HTMLInputElement>(null);
  const [isTaken, setTaken] = useState(false);
  const [areKeysWanted, setKeysWanted] = useState(false);
  if (isTaken && !isSearch) setTaken(false);
  if (dialog === 'keys' && !areKeysWanted) setKeysWanted(true);
  if (!isSignedIn) return null;
  const go = (address: string) => router.history.push(address);
  return (
    <>
      {isSearch ? (
        <EarlySearch
          box={early}
          isTaken={isTaken}
          hasFailed={code.isError}
          // A browser does not fetch a file anew that has failed once on the page.
          onRetry={() => location.reload()}
        />
      ) : null}
      {code.data === undefined ? null : (
        <code.data.CommandSearch
          isOpen={isSearch}
          onGo={go}
          begun={early}
          onStanding={() => setTaken(true)}
        />
      )}
      <Suspense fallback={null}>
        {areKeysWanted ? (
          <KeysDialog isOpen={dialog === 'keys'} onGo={go} onLost={closeDialog} />
        ) : null}
      </Suspense>
    </>
  );
}
