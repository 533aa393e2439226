import { Fragment } from 'react';

/** The parts of a text of an article; every other one is what is written on the screen. */
export function partsOf(text: string): readonly string[] {
  return text.split('**');
}

/** A text of an article, with what is written on the screen in bold. */
export function MarkedText({ text }: { text: string }) {
  return partsOf(text).map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <strong key={key}>{part}</strong>;
  });
}
