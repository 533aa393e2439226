import { outlined } from './drawn.tsx';

export const IconMessage2Exclamation = outlined(
  'M8 9h8m-8 4h6m1 5l-3 3l-3-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5.5M19 16v3m0 3v.01',
);
