import { afterEach, describe, expect, test, vi } from 'vitest';
import { act, useState } from 'react';
import { todayInPrague } from '#web/lib/czech.ts';
import { button, click, oneOf, press, rendered, type } from '#tests/web/rendered.tsx';
import { AsOfField } from './AsOfField.tsx';
import { DateInput } from './DateInput.tsx';

let drawn: ReturnType<typeof rendered>;
afterEach(() => drawn.leave());

const box = () => oneOf(HTMLInputElement, 'input[type="text"], input:not([type])');
const calendar = () => oneOf(HTMLInputElement, 'input[type="date"]');
const leaveBox = () =>
  act(() => void box().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

describe('a day', () => {
  const onChange = vi.fn<(value: string | null) => void>();
  function Probe({ first }: { first: string | null }) {
    const [value, setValue] = useState(first);
    const change = (next: string | null) => {
      onChange(next);
      setValue(next);
    };
    return <DateInput aria-label="Den" value={value} onChange={change} />;
  }

  test('is shown and read in the Czech way', () => {
    drawn = rendered(<Probe first="2024-05-01" />);
    expect(box().value).toBe('1. 5. 2024');
    type(box(), '24.12.2023');
    expect(onChange).toHaveBeenLastCalledWith('2023-12-24');
    leaveBox();
    expect(box().value).toBe('24. 12. 2023');
  });

  test('that is no date goes on as it was typed, so that the rule can refuse it', () => {
    drawn = rendered(<Probe first="2024-05-01" />);
    type(box(), '31.2.2024');
    expect(onChange).toHaveBeenLastCalledWith('31.2.2024');
    type(box(), '  ');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test('can be picked from the calendar of the browser', () => {
    drawn = rendered(<Probe first={null} />);
    const showPicker = vi.fn<() => void>();
    calendar().showPicker = showPicker;
    click(button('Vybrat den z kalendáře'));
    press(box(), 'ArrowDown', { altKey: true });
    expect(showPicker).toHaveBeenCalledTimes(2);
    type(calendar(), '2024-02-29');
    expect(box().value).toBe('29. 2. 2024');
  });
});

describe('the day whose state is shown', () => {
  const onChange = vi.fn<(day: string | undefined) => void>();
  const draw = (value?: string) => {
    onChange.mockClear();
    drawn = rendered(<AsOfField value={value} onChange={onChange} />);
  };

  test('changes once it is entered, not with each figure', () => {
    draw();
    type(box(), '1.2.20');
    expect(onChange).not.toHaveBeenCalled();
    press(box(), 'Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2020-02-01');
  });

  test('returns to today, and what is no day changes nothing', () => {
    draw('2020-02-01');
    click(button('Dnes'));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    type(box(), todayInPrague());
    leaveBox();
    expect(onChange).toHaveBeenCalledTimes(2);
    type(box(), 'včera');
    leaveBox();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
