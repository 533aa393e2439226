import { outlined } from './drawn.tsx';

export const IconCheck = outlined('m5 12l5 5L20 7');
