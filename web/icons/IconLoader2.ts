import { outlined } from './drawn.tsx';

export const IconLoader2 = outlined('M12 3a9 9 0 1 0 9 9');
