import { outlined } from './drawn.tsx';

export const IconPlayerStop = outlined(
  'M5 7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z',
);
