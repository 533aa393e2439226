import { outlined } from './drawn.tsx';

export const IconTool = outlined(
  'M7 10h3V7L6.5 3.5a6 6 0 0 1 8 8l6 6a2 2 0 0 1-3 3l-6-6a6 6 0 0 1-8-8z',
);
