import { outlined } from './drawn.tsx';

export const IconChevronRight = outlined('m9 6l6 6l-6 6');
