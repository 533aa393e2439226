import { outlined } from './drawn.tsx';

export const IconCamera = outlined(
  'M5 7h1a2 2 0 0 0 2-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2',
  'M9 13a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
);
