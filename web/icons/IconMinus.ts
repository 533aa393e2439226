import { outlined } from './drawn.tsx';

export const IconMinus = outlined('M5 12h14');
