/** A family name in its male and its female form. */
export interface Surname {
  readonly male: string;
  readonly female: string;
}

const pair = (male: string, female: string): Surname => ({ male, female });

export const SURNAMES: readonly Surname[] = [
  pair('Novák', 'Nováková'),
  pair('Svoboda', 'Svobodová'),
  pair('Dvořák', 'Dvořáková'),
  pair('Černý', 'Černá'),
  pair('Procházka', 'Procházková'),
  pair('Kučera', 'Kučerová'),
  pair('Veselý', 'Veselá'),
  pair('Horák', 'Horáková'),
  pair('Němec', 'Němcová'),
  pair('Pokorný', 'Pokorná'),
  pair('Marek', 'Marková'),
  pair('Pospíšil', 'Pospíšilová'),
  pair('Hájek', 'Hájková'),
  pair('Jelínek', 'Jelínková'),
  pair('Král', 'Králová'),
  pair('Růžička', 'Růžičková'),
  pair('Beneš', 'Benešová'),
  pair('Fiala', 'Fialová'),
  pair('Sedláček', 'Sedláčková'),
  pair('Doležal', 'Doležalová'),
  pair('Zeman', 'Zemanová'),
  pair('Kolář', 'Kolářová'),
  pair('Krejčí', 'Krejčí'),
  pair('Navrátil', 'Navrátilová'),
  pair('Čermák', 'Čermáková'),
  pair('Vaněk', 'Vaňková'),
  pair('Urban', 'Urbanová'),
  pair('Kratochvíl', 'Kratochvílová'),
  pair('Šimek', 'Šimková'),
  pair('Blažek', 'Blažková'),
  pair('Kříž', 'Křížová'),
  pair('Kopecký', 'Kopecká'),
  pair('Konečný', 'Konečná'),
  pair('Malý', 'Malá'),
  pair('Holub', 'Holubová'),
  pair('Čech', 'Čechová'),
  pair('Štěpánek', 'Štěpánková'),
  pair('Staněk', 'Staňková'),
  pair('Vlček', 'Vlčková'),
  pair('Bartoš', 'Bartošová'),
  pair('Říha', 'Říhová'),
  pair('Ševčík', 'Ševčíková'),
  pair('Žák', 'Žáková'),
  pair('Matoušek', 'Matoušková'),
  pair('Tichý', 'Tichá'),
  pair('Hruška', 'Hrušková'),
  pair('Moravec', 'Moravcová'),
  pair('Chalupa', 'Chalupová'),
  pair('Brož', 'Brožová'),
  pair('Švec', 'Švecová'),
  pair('Zdražil', 'Zdražilová'),
  pair('Hrdlička', 'Hrdličková'),
];

export const MALE_NAMES: readonly string[] = (
  'Jiří Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk František Václav Michal Milan Karel ' +
  'Jakub Lukáš David Vladimír Ladislav Ondřej Roman Stanislav Marek Radek Daniel Antonín Vojtěch Filip Matěj'
).split(' ');

export const FEMALE_NAMES: readonly string[] = (
  'Jana Marie Eva Hana Anna Lenka Kateřina Věra Lucie Alena Petra Veronika Jaroslava Tereza Martina ' +
  'Michaela Jitka Helena Zdeňka Ludmila Božena Markéta Šárka Dagmar Zuzana Barbora Monika Růžena Adéla Eliška'
).split(' ');
