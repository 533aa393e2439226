import { filled } from './drawn.tsx';

export const IconPointFilled = filled('M12 7a5 5 0 1 1-4.995 5.217L7 12l.005-.217A5 5 0 0 1 12 7');
