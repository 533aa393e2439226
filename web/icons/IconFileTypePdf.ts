import { outlined } from './drawn.tsx';

export const IconFileTypePdf = outlined(
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M5 12V5a2 2 0 0 1 2-2h7l5 5v4M5 18h1.5a1.5 1.5 0 0 0 0-3H5v6m12-3h2m1-3h-3v6m-6-6v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2z',
);
