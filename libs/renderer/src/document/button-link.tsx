import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { linkAttributes } from '../rich-text/index.ts';

/** Style of a button; a screen has one accent button. */
export type ButtonLook = 'accent' | 'brand' | 'outline' | 'plain';

/** Props of a link styled as a button. */
export interface ButtonLinkProps {
  readonly href: string;
  readonly text: string;
  /** Text after the label, which distinguishes buttons with the same label. */
  readonly detail?: string | undefined;
  readonly look: ButtonLook;
  readonly icon?: IconName;
  /** Renders an underlined link instead of a button. */
  readonly minimal?: boolean;
}

/** Icons that follow the text of a link; all others precede it. */
const trailing: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'chevron-right',
  'external',
  'download',
]);

/** A link styled as a button. Renders nothing for an unsafe URL. */
export function ButtonLink({
  href,
  text,
  detail,
  look,
  icon,
  minimal,
}: ButtonLinkProps): ReactNode {
  const attributes = linkAttributes(href);
  if (attributes.href === undefined) return null;
  const style = minimal
    ? { className: 'fc-link-arrow' }
    : { className: 'fc-button', 'data-look': look };
  const drawing = icon && <Icon name={icon} />;
  const after = icon !== undefined && trailing.has(icon);
  return (
    <a {...style} {...attributes}>
      {!after && drawing}
      {detail === undefined ? (
        text
      ) : (
        <span>
          {text}
          <span className="fc-button__detail"> {detail}</span>
        </span>
      )}
      {after && drawing}
    </a>
  );
}
