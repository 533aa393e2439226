import { useState } from 'react';
import { placeFields } from '#contract/metering/place-record.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { passesThrough } from '#contract/rules/place-above.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import { shortTitle } from './meter-text.ts';
import { useElements, useHouses, usePlaces, useRooms, useSpaces } from './meters.queries.ts';
import type { PlaceValues } from './place-form.ts';

interface ControlsInput {
  unit_id: number;
  form: ContractForm<PlaceValues>;
  /** The house and the space with which the form begins. */
  first: { readonly house: number | null; readonly space: number | null };
  /** Undefined for a new one. */
  record?: MeasuringPlace | undefined;
}

/** The house and the space of the form: a place of the whole house has no space. */
function useWhere({ unit_id, form, first }: ControlsInput) {
  const [chosen, setChosen] = useState(first.house);
  const houses = useHouses(unit_id);
  const { pasport_id } = form.values;
  // The house itself may have been written by a conflict or a draft.
  const house = houses.some(({ id }) => id === pasport_id) ? pasport_id : chosen;
  return { house, space: pasport_id === house ? null : pasport_id, houses, setChosen };
}

const nothingInside = { pasport_room_id: null, pasport_building_element_id: null };

/** Controls of the fields that choose another record, by the names of the fields. */
export function usePlaceControls(input: ControlsInput) {
  const { unit_id, form, record } = input;
  const { house, space, houses, setChosen } = useWhere(input);
  const spaces = useSpaces(unit_id, house);
  const rooms = useRooms(unit_id, space);
  const elements = useElements(unit_id, house, space);
  const above = useAbove(input, house);
  const field = form.field('pasport_id');
  // A new place of a flat measures for it, one of the house for the house.
  const level = (isFlat: boolean) =>
    record === undefined ? { level: isFlat ? ('flat' as const) : ('building' as const) } : {};
  const chooseHouse = (id: number | null) => {
    setChosen(id);
    form.setFields({ pasport_id: id, ...nothingInside, parent_place_id: null, ...level(false) });
  };
  const chooseSpace = (id: number | null) =>
    form.setFields({ pasport_id: id ?? house, ...nothingInside, ...level(id !== null) });
  return {
    pasport_id: (
      <>
        <IdField {...field} value={house} onChange={chooseHouse} label="Dům" choices={houses} />
        <IdField
          name="space_id"
          value={space}
          onChange={chooseSpace}
          onBlur={field.onBlur}
          error={undefined}
          required={false}
          disabled={house === null}
          label="Prostor"
          choices={spaces.map(({ pasport_id, space_number }) => ({
            id: pasport_id,
            name: space_number,
          }))}
          none="celý dům, společné"
        />
      </>
    ),
    pasport_room_id: (
      <IdField
        key="pasport_room_id"
        {...form.field('pasport_room_id')}
        label={placeFields.pasport_room_id.label}
        disabled={space === null}
        choices={rooms}
        none="neurčena"
      />
    ),
    pasport_building_element_id:
      form.values.kind === 'heat-allocator' ? (
        <IdField
          key="pasport_building_element_id"
          {...form.field('pasport_building_element_id')}
          label={placeFields.pasport_building_element_id.label}
          hint={placeFields.pasport_building_element_id.hint}
          choices={elements}
          none="neurčeno"
        />
      ) : null,
    parent_place_id: (
      <IdField
        key="parent_place_id"
        {...form.field('parent_place_id')}
        label={placeFields.parent_place_id.label}
        hint={placeFields.parent_place_id.hint}
        choices={above}
        none="žádné"
      />
    ),
  };
}

/** Places of the house that may measure before this one: not those of flats. */
function useAbove({ unit_id, form, record }: ControlsInput, house: number | null) {
  const places = usePlaces(unit_id, false).data?.values ?? [];
  return places
    .filter(
      (place) =>
        place.building_id === house &&
        (form.values.kind === null || passesThrough(form.values.kind, place.kind)) &&
        place.measuring_place_id !== record?.measuring_place_id &&
        (place.level !== 'flat' || place.measuring_place_id === record?.parent_place_id),
    )
    .map((place) => ({ id: place.measuring_place_id, name: shortTitle(place) }));
}
