import { Button } from '@mantine/core';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import { stayFocused } from '#web/form/stay-focused.ts';
import { ZipField } from '#web/form/ZipField.tsx';
import { CityField } from './CityField.tsx';
import type { CityChoice } from './CityField.tsx';
import { placeOffer } from './place-offer.ts';
import styles from './cities.module.css';

type Field = FieldBinding<string> & FieldLook;

interface TownRowProps {
  zip: Field;
  city: Field;
  cities: readonly CityChoice[];
  /** The city of the list that is meant; null for a name that the list does not know. */
  onCity?: (city: CityChoice | null) => void;
}

/** A postal code and its town; each offers the other where the list of towns knows it. */
export function TownRow({ zip, city, cities, onCity = () => undefined }: TownRowProps) {
  const takeTown = (town: CityChoice) => {
    city.onChange(town.name);
    onCity(town);
  };
  return (
    <div>
      <FieldRow kind="town">
        <ZipField {...zip} inputMode="numeric" />
        <CityField {...city} cities={cities} onCity={onCity} />
      </FieldRow>
      <div role="status">
        {zip.readOnly === true ? null : (
          <Offer
            place={{ zip: zip.value, city: city.value }}
            cities={cities}
            onTown={takeTown}
            onZip={zip.onChange}
          />
        )}
      </div>
    </div>
  );
}

interface OfferProps {
  place: { zip: string; city: string };
  cities: readonly CityChoice[];
  onTown: (town: CityChoice) => void;
  onZip: (zip: string) => void;
}

function Offer({ place, cities, onTown, onZip }: OfferProps) {
  const offer = placeOffer(place, cities);
  if (offer === null) return null;
  const choices =
    offer.kind === 'towns'
      ? offer.towns.map((town) => ({
          text: townText(town, offer.towns),
          take: () => onTown(town),
        }))
      : offer.zips.map((zip) => ({ text: zip, take: () => onZip(zip) }));
  return (
    <div className={styles.offer}>
      {offer.kind === 'towns' ? 'Obec podle PSČ:' : 'PSČ podle obce:'}
      {choices.map(({ text, take }) => (
        <Button
          key={text}
          variant="default"
          size="compact-sm"
          onMouseDown={stayFocused}
          onClick={take}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

/** The name, with the district where more towns of the name are offered. */
function townText({ name, district, city_id }: CityChoice, among: readonly CityChoice[]): string {
  const isTwice = among.some((one) => one.city_id !== city_id && one.name === name);
  return isTwice ? `${name} (${district})` : name;
}
