import type { MantineColorsTuple } from '@mantine/core';

/** Deep blue-green of the identity; shade 6 is the colour of the word mark. */
export const kastelan: MantineColorsTuple = [
  '#eef8fa',
  '#d9eef2',
  '#b9dee4',
  '#91c7d0',
  '#66abb7',
  '#428b97',
  '#14606b',
  '#01505a',
  '#003f48',
  '#002d34',
];

/** Roof brick, the accent for the one thing on a screen that matters. */
export const brick: MantineColorsTuple = [
  '#fff2ef',
  '#ffe4dc',
  '#ffcbbf',
  '#f5ac9a',
  '#e88e78',
  '#d37159',
  '#b5533c',
  '#9b402b',
  '#7f311e',
  '#602315',
];

export const gray: MantineColorsTuple = [
  '#fbfaf8',
  '#f5f3f1',
  '#edebe7',
  '#e2dfdb',
  '#cfcac4',
  '#a9a49c',
  '#67625b',
  '#544f49',
  '#3a3630',
  '#211d19',
];

/** Neutrals of the dark scheme from text (0) over borders (4) and surfaces (7) to the ground (8). */
export const dark: MantineColorsTuple = [
  '#e6e2dd',
  '#cbc7c1',
  '#b0aba5',
  '#a09b94',
  '#4d4843',
  '#3b3733',
  '#2d2a26',
  '#24211e',
  '#1a1815',
  '#12100d',
];

export const red: MantineColorsTuple = [
  '#fff2f0',
  '#fde2df',
  '#fdc9c2',
  '#f8a59b',
  '#f47c70',
  '#e54d45',
  '#c32a28',
  '#ab171a',
  '#8b1214',
  '#691211',
];

export const yellow: MantineColorsTuple = [
  '#fff5e8',
  '#ffebce',
  '#ffdaa6',
  '#ffc573',
  '#f2af48',
  '#d79628',
  '#8f5f0d',
  '#7a5109',
  '#6b480c',
  '#523709',
];

export const green: MantineColorsTuple = [
  '#f0faf2',
  '#dff3e3',
  '#c2e7cb',
  '#9bd9ab',
  '#71c188',
  '#4ca167',
  '#2b7444',
  '#206137',
  '#194d2b',
  '#11391f',
];

/** Colours of one scheme by their use; the theme and the contrast test read the same values. */
export interface SchemeColors {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly text: string;
  readonly dimmed: string;
  readonly placeholder: string;
  readonly error: string;
  readonly success: string;
  readonly warning: string;
  readonly link: string;
  readonly border: string;
  readonly disabled: string;
  readonly disabledText: string;
  /** Background of the marked row and of the row under the pointer. */
  readonly marked: string;
  readonly hovered: string;
  /** Background of a note that wants attention. */
  readonly note: string;
  /** Text on a filled button, whatever its colour. */
  readonly onFilled: string;
}

export const lightColors: SchemeColors = {
  ground: '#f7f5f2',
  surface: '#ffffff',
  raised: gray[0],
  text: gray[9],
  dimmed: gray[6],
  placeholder: gray[6],
  error: red[6],
  success: green[6],
  warning: yellow[6],
  link: kastelan[6],
  border: gray[4],
  disabled: gray[2],
  disabledText: gray[6],
  marked: '#e1f0f2',
  hovered: gray[1],
  note: yellow[0],
  onFilled: '#ffffff',
};

export const darkColors: SchemeColors = {
  ground: dark[8],
  surface: dark[7],
  raised: dark[6],
  text: dark[0],
  dimmed: dark[2],
  placeholder: dark[3],
  error: red[4],
  success: green[4],
  warning: yellow[4],
  link: kastelan[4],
  border: dark[4],
  disabled: dark[6],
  disabledText: dark[3],
  marked: '#1a353b',
  hovered: dark[6],
  note: '#372c1a',
  onFilled: dark[9],
};

/** Shade of a colour that fills buttons in each scheme. */
export const filledShade = { light: 6, dark: 4 } as const;

/** What grey fills in the dark scheme: a state that wants nothing is not brighter than one that does. */
export const darkGreyFill = { rest: '#8f8982', hover: '#9b958e' } as const;
