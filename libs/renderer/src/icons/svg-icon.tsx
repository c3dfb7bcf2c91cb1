import type { ReactNode } from 'react';

/** Props of every icon. */
export interface IconStyle {
  /** Width and height in CSS pixels, or any CSS length such as `1.25em`. Default: 20. */
  readonly size?: number | string;
  /** Accessible name; without one the icon is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string;
}

/** A drawing as inline SVG; `base.css` draws its lines in the current text colour. */
export function SvgIcon({
  drawing,
  size = 20,
  label,
  className,
}: IconStyle & {
  /** Path data on a 24 × 24 grid. */
  readonly drawing: string;
}): ReactNode {
  return (
    <svg
      className={className ? `fc-icon ${className}` : 'fc-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={drawing} />
    </svg>
  );
}
