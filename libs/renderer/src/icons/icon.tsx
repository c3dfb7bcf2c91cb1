import type { ReactNode } from 'react';
import { drawings } from './drawings.ts';
import type { IconName } from './drawings.ts';

export type { IconName };

/** Props of an icon. */
export interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS pixels, or any CSS length such as `1.25em`. Default: 20. */
  readonly size?: number | string;
  /** Accessible name; without one the icon is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

/** A built-in icon as inline SVG in the current text colour. */
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
