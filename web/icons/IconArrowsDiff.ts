import { outlined } from './drawn.tsx';

export const IconArrowsDiff = outlined('M11 16h10m-10 0l4 4m-4-4l4-4m-2-4H3m10 0l-4 4m4-4L9 4');
