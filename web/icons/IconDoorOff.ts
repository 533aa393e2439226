import { outlined } from './drawn.tsx';

export const IconDoorOff = outlined(
  'M3 21h18M6 21V6m1.18-2.825C7.43 3.063 7.708 3 8 3h8a2 2 0 0 1 2 2v9m0 4v3M3 3l18 18',
);
