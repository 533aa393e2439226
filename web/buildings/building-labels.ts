/** Names of a building's fields for people, in the form, in a conflict and in the history. */
export const buildingLabels = {
  pasport_name: 'Název',
  parent_id: 'Skupina',
  pasport_order: 'Pořadí',
  hidden: 'Skrytý',
  street: 'Ulice',
  registry_number: 'Číslo popisné',
  house_number: 'Číslo orientační',
  zip: 'PSČ',
  city_id: 'Město ze seznamu obcí',
  city_name: 'Město',
  land_registry: 'Katastrální území',
  land_registry_code: 'Kód katastrálního území',
  parcel_number: 'Parcelní číslo',
  house_owner: 'Vlastník domu',
  house_manager: 'Správce domu',
  center: 'Středisko',
  commission: 'Zakázka',
  heating_indicator_id: 'Indikátor topení',
  comment: 'Poznámka',
} as const;

/** The same for a group, which is of the other gender. */
export const groupLabels: Readonly<Record<keyof typeof buildingLabels, string>> = {
  ...buildingLabels,
  parent_id: 'Nadřazená skupina',
  hidden: 'Skrytá',
  house_owner: 'Vlastník domů',
  house_manager: 'Správce domů',
};

/** Names of all fields the history of a building or a group may speak of. */
export const placeHistoryLabels: Readonly<Record<string, string>> = {
  ...buildingLabels,
  parent_id: 'Nadřazená skupina',
  street_full: 'Ulice a čísla',
  pasport_id: 'Číslo pasportu',
  pasport_building_id: 'Číslo záznamu',
  unit_id: 'Číslo jednotky',
  kind: 'Druh',
};
