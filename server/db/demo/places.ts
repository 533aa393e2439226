/** A municipality as the demo writes it into addresses; the code finds it among the cities. */
export interface Place {
  readonly street: string;
  readonly city: string;
  readonly cityCode: string;
  readonly zip: string;
}

/** Streets where people live who do not live in the house they own. */
export const STREETS: readonly string[] = (
  'Akátová, Buková, Cihlářská, Dlouhá, Dubová, Hluboká, Jabloňová, Jasanová, Kamenná, Klidná, Květná, ' +
  'Luční, Nádražní, Nová, Okružní, Ovocná, Pekařská, Polní, Příčná, Růžová, Sadová, Slunečná, Školní, ' +
  'Tichá, Třešňová, U Potoka, Větrná, Zahradní'
).split(', ');

/** Municipalities of those streets. */
export const TOWNS: readonly Omit<Place, 'street'>[] = [
  { city: 'Praha', cityCode: '554782', zip: '140 00' },
  { city: 'Brno', cityCode: '582786', zip: '602 00' },
  { city: 'Ostrava', cityCode: '554821', zip: '702 00' },
  { city: 'Liberec', cityCode: '563889', zip: '460 01' },
  { city: 'Olomouc', cityCode: '500496', zip: '779 00' },
  { city: 'Pardubice', cityCode: '555134', zip: '530 02' },
  { city: 'Jihlava', cityCode: '586846', zip: '586 01' },
  { city: 'Kladno', cityCode: '532053', zip: '272 01' },
  { city: 'Písek', cityCode: '549240', zip: '397 01' },
];
