import { outlined } from './drawn.tsx';

export const IconArrowLeft = outlined('M5 12h14M5 12l6 6m-6-6l6-6');
