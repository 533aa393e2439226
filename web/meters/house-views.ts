import type { HouseViewName } from './place.ts';

/** How a house is looked at. */
export const houseViewTexts: readonly {
  readonly view: HouseViewName;
  readonly text: string;
  readonly title: string;
}[] = [
  { view: 'spaces', text: 'Spotřeba prostorů', title: 'Prostory domu vedle sebe' },
  { view: 'picture', text: 'Obrázek domu', title: 'Spotřeba na m² po podlažích' },
  { view: 'house', text: 'Hlavní měřidla', title: 'Hlavní měřidla proti součtu bytů a ztráta' },
  {
    view: 'monthly',
    text: 'Měsíční informace',
    title: 'Co o své spotřebě dostávají lidé každý měsíc',
  },
  { view: 'list', text: 'Odečtový list', title: 'Seznam měřidel k vytištění na obchůzku' },
];
