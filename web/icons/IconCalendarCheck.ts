import { outlined } from './drawn.tsx';

export const IconCalendarCheck = outlined(
  'M11.5 21H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M16 3v4M8 3v4m-4 4h16m-5 8l2 2l4-4',
);
