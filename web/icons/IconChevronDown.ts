import { outlined } from './drawn.tsx';

export const IconChevronDown = outlined('m6 9l6 6l6-6');
