import type { WrittenField } from '#contract/record.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import type { FieldLook } from '#web/form/fields.tsx';
import { ChoiceControl } from './choice/ChoiceControl.tsx';
import type { Controls } from './control.ts';
import { DayControl } from './day/DayControl.tsx';
import { EmailControl } from './email/EmailControl.tsx';
import { MomentControl } from './moment/MomentControl.tsx';
import { MoneyControl } from './money/MoneyControl.tsx';
import { NumberControl } from './number/NumberControl.tsx';
import { PhoneControl } from './phone/PhoneControl.tsx';
import { TextControl } from './text/TextControl.tsx';
import { YesNoControl } from './yes-no/YesNoControl.tsx';
import { ZipControl } from './zip/ZipControl.tsx';
import { ZipsControl } from './zips/ZipsControl.tsx';

const controls: Controls = {
  text: TextControl,
  'long-text': TextControl,
  email: EmailControl,
  phone: PhoneControl,
  digits: TextControl,
  zip: ZipControl,
  zips: ZipsControl,
  whole: NumberControl,
  decimal: NumberControl,
  area: NumberControl,
  money: MoneyControl,
  day: DayControl,
  moment: MomentControl,
  'yes-no': YesNoControl,
  choice: ChoiceControl,
};

/** What a field has otherwise than its description says. */
export interface OwnLook extends Partial<FieldLook> {
  required?: boolean;
  /** Has the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

interface FieldControlProps {
  described: WrittenField;
  field: FieldBinding<unknown>;
  look?: OwnLook | undefined;
}

/** A field by its description: the control of its kind under its label. */
export function FieldControl({ described, field, look }: FieldControlProps) {
  const { value, label, hint, placeholder } = described;
  const { kind } = value;
  if (kind === 'reference' || kind === 'person' || kind === 'rows')
    throw new Error(`The field ${field.name} needs a control that knows what it holds.`);
  const Control = controls[kind];
  const said = { label, hint, placeholder, autoComplete: 'off', ...look };
  return <Control field={field} look={said} value={value} />;
}
