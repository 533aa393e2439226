import { StrictMode, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { MaintenanceGate } from '#web/app/maintenance/MaintenanceGate.tsx';
import { ThemeProvider } from '#web/ui/ThemeProvider.tsx';
import { SignInPage } from './SignInPage.tsx';

/** What stands around everything that the browser shows. */
export function Dressed({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider>{children}</ThemeProvider>
    </StrictMode>
  );
}

interface EntranceProps {
  readonly onSignedIn: () => Promise<void>;
  /** Called once, when what was drawn before answers to the person. */
  readonly onTakenOver?: () => void;
}

/** The sign-in page alone: the build draws the very same that the browser then takes over. */
export function Entrance({ onSignedIn, onTakenOver }: EntranceProps) {
  const tell = useEffectEvent(() => onTakenOver?.());
  useEffect(() => tell(), []);
  return (
    <Dressed>
      <MaintenanceGate>
        <SignInPage onSignedIn={onSignedIn} />
      </MaintenanceGate>
    </Dressed>
  );
}
