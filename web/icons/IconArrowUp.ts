import { outlined } from './drawn.tsx';

export const IconArrowUp = outlined('M12 5v14m6-8l-6-6m-6 6l6-6');
