import { outlined } from './drawn.tsx';

export const IconTemperature = outlined('M10 13.5a4 4 0 1 0 4 0V5a2 2 0 0 0-4 0zM10 9h4');
