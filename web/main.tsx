import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInPage } from '#web/app/entrance/SignInPage.tsx';
import { StartFault } from '#web/app/entrance/StartFault.tsx';
import { needsSignIn, turnToSignIn } from '#web/app/entrance/turn.ts';
import { MaintenanceGate } from '#web/app/maintenance/MaintenanceGate.tsx';
import { pollMaintenance } from '#web/app/maintenance/maintenance.ts';
import { documentTitle } from '#contract/rules/document-title.ts';
import { reloadAfterUpgrade } from '#web/lib/fresh-build.ts';
import { keepZodFromEval } from '#web/lib/jitless.ts';
import { safeReturn } from '#web/lib/route-match.ts';
import { installTrustedTypes } from '#web/ui/trusted-types.ts';
import { ThemeProvider } from '#web/ui/ThemeProvider.tsx';

keepZodFromEval();
installTrustedTypes();
reloadAfterUpgrade();
pollMaintenance();

const root = createRoot(document.getElementById('root') ?? document.body);

function show(content: ReactNode): void {
  root.render(
    <StrictMode>
      <ThemeProvider>{content}</ThemeProvider>
    </StrictMode>,
  );
}

async function showPortal(): Promise<void> {
  try {
    const { startPortal, Portal } = await import('#web/app/Portal.tsx');
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
  show(
    <MaintenanceGate>
      <SignInPage onSignedIn={enterPortal} />
    </MaintenanceGate>,
  );
} else {
  void showPortal();
}
