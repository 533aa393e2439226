import { outlined } from './drawn.tsx';

export const IconStack2 = outlined('M12 4L4 8l8 4l8-4zm-8 8l8 4l8-4M4 16l8 4l8-4');
