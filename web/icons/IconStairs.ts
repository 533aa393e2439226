import { outlined } from './drawn.tsx';

export const IconStairs = outlined('M22 5h-5v5h-5v5H7v5H2');
