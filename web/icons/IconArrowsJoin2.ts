import { outlined } from './drawn.tsx';

export const IconArrowsJoin2 = outlined(
  'M3 7h1.948c1.913 0 3.705.933 4.802 2.5a5.86 5.86 0 0 0 4.802 2.5H21',
  'M3 17h1.95a5.85 5.85 0 0 0 4.798-2.5a5.85 5.85 0 0 1 4.798-2.5H20',
  'm18 15l3-3l-3-3',
);
