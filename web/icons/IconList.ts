import { outlined } from './drawn.tsx';

export const IconList = outlined('M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01');
