import { outlined } from './drawn.tsx';

export const IconPresentation = outlined(
  'M3 4h18M4 4v10a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V4m-8 12v4m-3 0h6',
  'm8 12l3-3l2 2l3-3',
);
