import { outlined } from './drawn.tsx';

export const IconArrowDown = outlined('M12 5v14m6-6l-6 6m-6-6l6 6');
