import { useRouter, useSearch } from '@tanstack/react-router';
import { safeReturn } from '#web/lib/route-match.ts';
import { SignIn } from '#web/session/screens/SignIn.tsx';

/** The sign-in form as a screen of the portal, when a public page has led to it. */
export function RoutedSignIn() {
  const router = useRouter();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  return (
    <SignIn onSignedIn={() => router.navigate({ href: safeReturn(redirect), replace: true })} />
  );
}
