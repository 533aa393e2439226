import { outlined } from './drawn.tsx';

export const IconBuildingCommunity = outlined(
  'm8 9l5 5v7H8v-4m0 4H3v-7l5-5m1 1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17h-8m0-14v.01M17 7v.01M17 11v.01M17 15v.01',
);
