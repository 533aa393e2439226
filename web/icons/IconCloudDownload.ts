import { outlined } from './drawn.tsx';

export const IconCloudDownload = outlined(
  'M19 18a3.5 3.5 0 0 0 0-7h-1A5 4.5 0 0 0 7 9a4.6 4.4 0 0 0-2.1 8.4M12 13v9m-3-3l3 3l3-3',
);
