import { afterEach, expect, test } from 'vitest';
import { oneOf, rendered } from '#tests/web/rendered.tsx';
import { IdField } from './IdField.tsx';

let screen: ReturnType<typeof rendered>;
afterEach(() => screen.leave());

function Floor({ choices }: { choices: readonly { id: number; name: string }[] }) {
  const field = { name: 'pasport_floor_id', value: 3, error: undefined, required: false };
  const nothing = () => undefined;
  return (
    <IdField
      {...field}
      label="Podlaží"
      choices={choices}
      none="Bez podlaží"
      onChange={nothing}
      onBlur={nothing}
    />
  );
}

const shown = () => oneOf(HTMLSelectElement, 'select').selectedOptions[0]?.textContent;

test('a chosen record that is not offered yet is not shown as another choice', () => {
  screen = rendered(<Floor choices={[]} />);
  expect(shown()).toBe('Načítám…');
  screen.again(<Floor choices={[{ id: 3, name: '3NP' }]} />);
  expect(shown()).toBe('3NP');
  screen.again(<Floor choices={[{ id: 4, name: '4NP' }]} />);
  expect(shown()).toBe('(nenabízí se)');
});
