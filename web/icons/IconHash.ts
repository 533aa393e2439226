import { outlined } from './drawn.tsx';

export const IconHash = outlined('M5 9h14M5 15h14M11 4L7 20M17 4l-4 16');
