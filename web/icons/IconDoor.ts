import { outlined } from './drawn.tsx';

export const IconDoor = outlined('M14 12v.01M3 21h18M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16');
