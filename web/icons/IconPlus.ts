import { outlined } from './drawn.tsx';

export const IconPlus = outlined('M12 5v14m-7-7h14');
