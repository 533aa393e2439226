import { outlined } from './drawn.tsx';

export const IconFileUpload = outlined(
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2m-5-10v6',
  'M9.5 13.5L12 11l2.5 2.5',
);
