import { outlined } from './drawn.tsx';

export const IconRuler2 = outlined(
  'm17 3l4 4L7 21l-4-4zm-1 4l-1.5-1.5M13 10l-1.5-1.5M10 13l-1.5-1.5M7 16l-1.5-1.5',
);
