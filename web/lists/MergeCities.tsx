import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { CityRow } from '#contract/lists/cities.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { CityField } from '#web/core/cities/CityField.tsx';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useMergeCities } from './cities.queries.ts';
import { cityTitle, mergeChoices } from './city-words.ts';
import styles from './lists.module.css';

interface MergeCitiesProps {
  /** The one that stays. */
  kept: CityRow;
  cities: readonly CityRow[];
  onClose: () => void;
}

/** Makes one municipality of several: records of all clients name the kept one, the others end. */
export function MergeCities({ kept, cities, onClose }: MergeCitiesProps) {
  const merging = useMergeCities();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [others, setOthers] = useState<readonly CityRow[]>([]);
  const [sought, setSought] = useState('');
  const offered = [...mergeChoices(cities, kept), ...others];
  const toggle = (city_id: number) =>
    setChosen((before) =>
      before.includes(city_id) ? before.filter((id) => id !== city_id) : [...before, city_id],
    );
  const add = (city_id: number | undefined) => {
    const city = cities.find((each) => each.city_id === city_id);
    if (city === undefined || city.city_id === kept.city_id) return;
    if (!offered.some((each) => each.city_id === city.city_id)) setOthers([...others, city]);
    if (!chosen.includes(city.city_id)) setChosen([...chosen, city.city_id]);
    setSought('');
  };
  const merge = async () => {
    const count = chosen.length;
    const isSure = await confirm({
      title: 'Sloučit obce?',
      message: `${count} ${czechPlural(count, 'obec zanikne', 'obce zaniknou', 'obcí zanikne')} a jejich domy a adresy, i u ostatních klientů, přejdou na obec ${cityTitle(kept)}. Sloučení nelze vrátit.`,
      confirmLabel: 'Sloučit obce',
      danger: true,
    });
    if (!isSure) return;
    merging.mutate(
      {
        params: { city_id: kept.city_id },
        body: { merged_ids: [...chosen], version: kept.version },
      },
      {
        onSuccess: ({ moved_records: moved }) => {
          const records = czechPlural(moved, 'záznam', 'záznamy', 'záznamů');
          flash(`Obce byly sloučeny, přesunuto: ${moved} ${records}`);
          onClose();
        },
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title={`Sloučit do obce ${cityTitle(kept)}`}>
      <div className={styles.dialog}>
        {offered.length === 0 ? (
          <p className={styles.note}>Jiná obec stejného jména v seznamu není.</p>
        ) : (
          <fieldset className={styles.choices}>
            <legend>Obce, které zaniknou</legend>
            {offered.map((city) => (
              <Checkbox
                key={city.city_id}
                label={cityTitle(city)}
                checked={chosen.includes(city.city_id)}
                onChange={() => toggle(city.city_id)}
              />
            ))}
          </fieldset>
        )}
        <CityField
          name="merged"
          label="Přidat jinou obec"
          value={sought}
          error={undefined}
          required={false}
          onBlur={() => undefined}
          cities={cities.filter(({ city_id }) => city_id !== kept.city_id)}
          onChange={setSought}
          onCity={(city) => add(city?.city_id)}
        />
        <ErrorLine error={merging.error} />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button
            disabled={chosen.length === 0}
            loading={merging.isPending}
            onClick={() => void merge()}
          >
            Sloučit
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
