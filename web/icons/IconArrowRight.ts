import { outlined } from './drawn.tsx';

export const IconArrowRight = outlined('M5 12h14m-6 6l6-6m-6-6l6 6');
