import { outlined } from './drawn.tsx';

export const IconBriefcase = outlined(
  'M3 9a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm5-2V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2m-4 5v.01',
  'M3 13a20 20 0 0 0 18 0',
);
