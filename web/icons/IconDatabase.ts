import { outlined } from './drawn.tsx';

export const IconDatabase = outlined(
  'M4 6a8 3 0 1 0 16 0A8 3 0 1 0 4 6',
  'M4 6v6a8 3 0 0 0 16 0V6',
  'M4 12v6a8 3 0 0 0 16 0v-6',
);
