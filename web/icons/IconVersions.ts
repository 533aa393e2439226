import { outlined } from './drawn.tsx';

export const IconVersions = outlined(
  'M10 7a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2zM7 7v10M4 8v8',
);
