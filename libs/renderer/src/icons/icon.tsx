import type { ReactNode } from 'react';
import { drawings, type IconName } from './drawings.ts';
import { SvgIcon, type IconStyle } from './svg-icon.tsx';

export type { IconName };

/** Props of an icon of the built-in set. */
export interface IconProps extends IconStyle {
  readonly name: IconName;
}

/**
 * A built-in icon as inline SVG, for markup that only the server renders. React islands use
 * `IslandIcon`.
 */
export const Icon = ({ name, ...style }: IconProps): ReactNode => (
  <SvgIcon drawing={drawings[name]} {...style} />
);
