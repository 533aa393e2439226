import { outlined } from './drawn.tsx';

export const IconBuildingSkyscraper = outlined(
  'M3 21h18M5 21V7l8-4v18m6 0V11l-6-4M9 9v.01M9 12v.01M9 15v.01M9 18v.01',
);
