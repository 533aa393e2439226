import { outlined } from './drawn.tsx';

export const IconGauge = outlined(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m2.41-1.41L16 8m-9 4a5 5 0 0 1 5-5',
);
