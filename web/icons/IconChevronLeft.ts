import { outlined } from './drawn.tsx';

export const IconChevronLeft = outlined('m15 6l-6 6l6 6');
