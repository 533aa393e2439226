import { SignIn } from '#web/session/screens/SignIn.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import { Face } from './Face.tsx';

/** The sign-in page as a whole; it stands both alone and as a route of the portal. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  return (
    <EntranceFrame beside={<Face />}>
      <SignIn onSignedIn={onSignedIn} />
    </EntranceFrame>
  );
}
