import { outlined } from './drawn.tsx';

export const IconArrowsExchange = outlined('M7 10h14l-4-4m0 8H3l4 4');
