import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { one, click, press, rendered } from '#tests/web/rendered.tsx';
import { Tabs } from './Tabs.tsx';
import type { Tab } from './Tabs.tsx';

const tabs: Tab[] = [
  {
    key: 'unit',
    text: 'Aktivní jednotka',
    title: 'Přehled',
    class: 'wide',
    content: 'Přehled jednotky',
  },
  { key: 'off', text: 'Vypnutá', disabled: true, content: 'Nic' },
  { key: 'never', text: 'Skrytá', always_hide: true, content: 'Nikdy' },
  { key: 'token', text: 'Klíč', closable: true, content: 'Klíč importu' },
];
const onChange = vi.fn();
const onClose = vi.fn();
let leave: () => void;
let again: (tabs: React.ReactNode) => void;

function group(value: string | undefined) {
  return <Tabs label="Domů" tabs={tabs} value={value} onChange={onChange} onClose={onClose} />;
}

beforeEach(() => {
  vi.clearAllMocks();
  ({ leave, again } = rendered(group('unit')));
});
afterEach(() => leave());

const handles = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const panel = () => one('[role="tabpanel"]').textContent;

describe('tabs', () => {
  test('carry their text, tooltip and class', () => {
    expect(handles().map((handle) => handle.textContent)).toEqual([
      'Aktivní jednotka',
      'Vypnutá',
      'Klíč',
    ]);
    expect(handles()[0]?.title).toBe('Přehled');
    expect(handles()[0]?.classList.contains('wide')).toBe(true);
  });

  test('draw the open one only and tell which one was chosen', () => {
    expect(panel()).toBe('Přehled jednotky');
    click(handles()[2] as HTMLElement);
    expect(onChange).toHaveBeenCalledWith('token');
  });

  test.each([undefined, 'neznámá', 'off', 'never'])(
    'open the first one when the address says %s',
    (value) => {
      again(group(value));
      expect(panel()).toBe('Přehled jednotky');
    },
  );

  test('a disabled one cannot be chosen', () => {
    click(handles()[1] as HTMLElement);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a closable one is closed by its cross and by Delete, and is not opened by that', () => {
    click(one('[aria-hidden="true"][title="Zavřít"]'));
    press(handles()[2] as HTMLElement, 'Delete');
    expect(onClose.mock.calls).toEqual([['token'], ['token']]);
    expect(onChange).not.toHaveBeenCalled();
  });
});
