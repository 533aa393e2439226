import { outlined } from './drawn.tsx';

export const IconDeviceDesktop = outlined(
  'M3 5a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zm4 15h10m-8-4v4m6-4v4',
);
