import { outlined } from './drawn.tsx';

export const IconX = outlined('M18 6L6 18M6 6l12 12');
