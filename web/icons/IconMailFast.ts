import { outlined } from './drawn.tsx';

export const IconMailFast = outlined(
  'M3 7h3m-3 4h2m4.02-2.199l-.6 6A2 2 0 0 0 10.41 17h7.98a2 2 0 0 0 1.99-1.801l.6-6A2 2 0 0 0 18.99 7h-7.98a2 2 0 0 0-1.99 1.801',
  'm9.8 7.5l2.982 3.28a3 3 0 0 0 4.238.202L20.3 8',
);
