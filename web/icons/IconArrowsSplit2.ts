import { outlined } from './drawn.tsx';

export const IconArrowsSplit2 = outlined(
  'M21 17h-5.397a5 5 0 0 1-4.096-2.133l-.514-.734A5 5 0 0 0 6.897 12H3m18-5h-5.395a5 5 0 0 0-4.098 2.135l-.51.73A5 5 0 0 1 6.9 12H3',
  'm18 10l3-3l-3-3m0 16l3-3l-3-3',
);
