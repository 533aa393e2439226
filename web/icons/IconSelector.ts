import { outlined } from './drawn.tsx';

export const IconSelector = outlined('m8 9l4-4l4 4m0 6l-4 4l-4-4');
