import { outlined } from './drawn.tsx';

export const IconMap = outlined('m3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3zm6-3v13m6-10v13');
