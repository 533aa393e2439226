import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { Dressed, Entrance } from '#web/app/entrance/Entrance.tsx';
import { StartFault } from '#web/app/entrance/StartFault.tsx';
import { needsSignIn, turnToSignIn } from '#web/app/entrance/turn.ts';
import { pollMaintenance } from '#web/app/maintenance/maintenance.ts';
import { documentTitle } from '#contract/rules/document-title.ts';
import { bring } from '#web/lib/bring.ts';
import { keepZodFromEval } from '#web/lib/jitless.ts';
import { safeReturn } from '#web/lib/route-match.ts';
import { installTrustedTypes } from '#web/ui/trusted-types.ts';

keepZodFromEval();
installTrustedTypes();
pollMaintenance();

const place = document.getElementById('root') ?? document.body;
let root: Root | undefined;

function show(content: ReactNode): void {
  root ??= createRoot(place);
  root.render(<Dressed>{content}</Dressed>);
}

/** Shows the sign-in page, or takes over the one that the page has come with, with what was typed in it. */
function showEntrance(): void {
  if (place.firstElementChild === null) {
    root = createRoot(place);
    root.render(<Entrance onSignedIn={enterPortal} />);
    return;
  }
  // Who pressed Enter before the script came has not to press it again.
  const sent = globalThis.kastelanHeld?.();
  const resend = () => sent?.requestSubmit();
  root = hydrateRoot(place, <Entrance onSignedIn={enterPortal} onTakenOver={resend} />);
}

async function showPortal(): Promise<void> {
  try {
    const { startPortal, Portal } = await bring(() => import('#web/app/Portal.tsx'));
    startPortal();
    show(<Portal />);
  } catch {
    // Its files did not come; there is no log to write to yet.
    show(<StartFault />);
  }
}

async function enterPortal(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('redirect');
  history.replaceState(null, '', safeReturn(wanted));
  await showPortal();
}

// The sign-in page stands apart from the portal, so that it comes at once: neither the router nor the
// calls of the API are needed before the form is sent.
if (needsSignIn()) {
  turnToSignIn();
  document.title = documentTitle(false);
  showEntrance();
} else {
  void showPortal();
}
