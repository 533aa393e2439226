import { outlined } from './drawn.tsx';

export const IconBolt = outlined('M13 3v7h6l-8 11v-7H5z');
