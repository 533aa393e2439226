import { outlined } from './drawn.tsx';

export const IconTimeline = outlined(
  'm4 16l6-7l5 5l5-6',
  'M14 14a1 1 0 1 0 2 0a1 1 0 1 0-2 0M9 9a1 1 0 1 0 2 0a1 1 0 1 0-2 0m-6 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0m16-8a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
