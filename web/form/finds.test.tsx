import { Combobox, TextInput } from '@mantine/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, oneOf, press, rendered } from '#tests/web/rendered.tsx';
import { useFinds } from './finds.ts';

const choose = vi.fn<(option: string) => void>();
const submit = vi.fn<() => void>();
let screen: ReturnType<typeof rendered>;

/** A field over three finds; what the finds answer may lag behind what is typed. */
function Probe({ typed, sought }: { typed: string; sought: string }) {
  const best = () => ['alfa', 'beta', 'gama'].find((option) => option.startsWith(typed));
  const { combobox, onKeyDown } = useFinds({ typed, sought, best, choose });
  const enter = (event: React.KeyboardEvent) => {
    onKeyDown(event);
    if (event.key === 'Enter' && !event.defaultPrevented) submit();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          aria-label="Hledat"
          value={typed}
          readOnly
          onClick={() => combobox.openDropdown()}
          onKeyDown={enter}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          <Combobox.Option value="alfa">alfa</Combobox.Option>
          <Combobox.Option value="beta">beta</Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const box = () => oneOf(HTMLInputElement, 'input');
const enter = () => press(box(), 'Enter', { code: 'Enter' });
function open(typed: string, sought: string) {
  screen = rendered(<Probe typed="" sought="" />);
  click(box());
  screen.again(<Probe typed={typed} sought={sought} />);
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => screen.leave());

describe('finds under a field', () => {
  test('lagging behind what is typed are not taken: Enter takes the best of what is typed', () => {
    open('b', 'a');
    enter();
    expect(choose).toHaveBeenCalledExactlyOnceWith('beta');
    expect(submit).not.toHaveBeenCalled();
  });

  test('with nothing that fits take nothing, and the form is not sent', () => {
    open('žádný', 'a');
    enter();
    expect(choose).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  test('not asked for leave Enter to the form', () => {
    open('', '');
    enter();
    expect(choose).not.toHaveBeenCalled();
    expect(submit).toHaveBeenCalledOnce();
  });
});
