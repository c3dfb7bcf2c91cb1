import type { ReactNode } from 'react';
import { drawings } from './drawings.ts';
import type { IconName } from './drawings.ts';

export type { IconName };

/** What an icon is given. */
export interface IconProps {
  readonly name: IconName;
  /** Width and height: CSS pixels, or any CSS length such as `1.25em`. 20 without it. */
  readonly size?: number | string;
  /** What the icon says where no text says it; without a label it is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon of the built-in set as inline SVG, in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps): ReactNode {
  return (
    <svg
      className={className ? `fc-icon ${className}` : 'fc-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
