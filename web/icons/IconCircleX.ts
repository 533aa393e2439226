import { outlined } from './drawn.tsx';

export const IconCircleX = outlined('M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m7-2l4 4m0-4l-4 4');
