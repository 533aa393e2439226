import { Switch } from '@mantine/core';

interface HiddenSwitchProps {
  isOn: boolean;
  /** How many records are hidden; undefined while loading. */
  count: number | undefined;
  /** What they are called: 'skryté'. */
  word?: string;
  onChange: (isOn: boolean) => void;
}

/** The show-hidden flag of a list, with the number of hidden records. */
export function HiddenSwitch({ isOn, count, word = 'skryté', onChange }: HiddenSwitchProps) {
  return (
    <Switch
      label={count === undefined ? `Zobrazit ${word}` : `Zobrazit ${word} (${count})`}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => onChange(checked)}
    />
  );
}
