import { outlined } from './drawn.tsx';

export const IconShieldLock = outlined(
  'M12 3a12 12 0 0 0 8.5 3A12 12 0 0 1 12 21A12 12 0 0 1 3.5 6A12 12 0 0 0 12 3',
  'M11 11a1 1 0 1 0 2 0a1 1 0 1 0-2 0m1 1v2.5',
);
