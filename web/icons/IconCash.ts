import { outlined } from './drawn.tsx';

export const IconCash = outlined(
  'M7 15H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3',
  'M7 10a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z',
  'M12 14a2 2 0 1 0 4 0a2 2 0 0 0-4 0',
);
