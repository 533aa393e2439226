import type { ReactElement, SVGProps } from 'react';

/** How an icon is drawn: its side (24 px where nothing is said) and how thick its lines are, of 24. */
export interface IconProps extends Omit<
  SVGProps<SVGSVGElement>,
  'width' | 'height' | 'stroke' | 'children'
> {
  readonly size?: string | number;
  readonly stroke?: number;
}

export type Icon = (props: IconProps) => ReactElement;

const inside = (paths: readonly string[]) => paths.map((path) => <path key={path} d={path} />);

/** An icon of lines in the colour of the text around it. */
export function outlined(...paths: readonly string[]): Icon {
  const drawn = inside(paths);
  return ({ size = 24, stroke = 2, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {drawn}
    </svg>
  );
}

/** An icon filled with the colour of the text around it. */
export function filled(...paths: readonly string[]): Icon {
  const drawn = inside(paths);
  return ({ size = 24, stroke: _stroke, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      {...rest}
    >
      {drawn}
    </svg>
  );
}
