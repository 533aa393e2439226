import { outlined } from './drawn.tsx';

export const IconMenu2 = outlined('M4 6h16M4 12h16M4 18h16');
