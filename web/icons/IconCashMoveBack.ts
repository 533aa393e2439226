import { outlined } from './drawn.tsx';

export const IconCashMoveBack = outlined(
  'M7 15H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3',
  'M12 19H8a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v2.5',
  'M15.914 13.417a2 2 0 1 0-2.447 2.511M16 19h6m-3-3l-3 3l3 3',
);
