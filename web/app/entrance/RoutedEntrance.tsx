import { Outlet } from '@tanstack/react-router';
import { EntranceFrame } from './EntranceFrame.tsx';

/** The entrance as a layout of the router. */
export function RoutedEntrance() {
  return (
    <EntranceFrame>
      <Outlet />
    </EntranceFrame>
  );
}
