import { outlined } from './drawn.tsx';

export const IconArrowMerge = outlined(
  'm8 7l4-4l4 4',
  'M12 3v5.394A6.74 6.74 0 0 1 9 14a6.74 6.74 0 0 0-3 5.606V21m6-18v5.394A6.74 6.74 0 0 0 15 14a6.74 6.74 0 0 1 3 5.606V21',
);
