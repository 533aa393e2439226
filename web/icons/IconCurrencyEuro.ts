import { outlined } from './drawn.tsx';

export const IconCurrencyEuro = outlined('M17.2 7a6 7 0 1 0 0 10M13 10H5m0 4h8');
