import { Outlet, useLocation } from '@tanstack/react-router';
import { routeOf } from '#web/lib/route-match.ts';
import { EntranceFrame } from './EntranceFrame.tsx';
import { Face } from './Face.tsx';

/** The entrance as a layout of the router. */
export function RoutedEntrance() {
  const isSignIn = useLocation({ select: ({ pathname }) => routeOf(pathname) === 'Login' });
  return (
    <EntranceFrame beside={isSignIn ? <Face /> : undefined}>
      <Outlet />
    </EntranceFrame>
  );
}
