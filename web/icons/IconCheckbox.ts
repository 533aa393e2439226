import { outlined } from './drawn.tsx';

export const IconCheckbox = outlined(
  'm9 11l3 3l8-8',
  'M20 12v6a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h9',
);
