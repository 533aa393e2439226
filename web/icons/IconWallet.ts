import { outlined } from './drawn.tsx';

export const IconWallet = outlined(
  'M17 8V5a1 1 0 0 0-1-1H6a2 2 0 0 0 0 4h12a1 1 0 0 1 1 1v3m0 4v3a1 1 0 0 1-1 1H6a2 2 0 0 1-2-2V6',
  'M20 12v4h-4a2 2 0 0 1 0-4z',
);
