import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import { linkAttributes } from '../rich-text/index.ts';

/** Weight of a button: one accent action a screen, the others quieter. */
export type ButtonLook = 'accent' | 'brand' | 'outline' | 'plain';

/** What a link drawn as a button is given. */
export interface ButtonLinkProps {
  readonly href: string;
  readonly text: string;
  /** Set apart behind the text; tells buttons with the same text from one another. */
  readonly detail?: string | undefined;
  readonly look: ButtonLook;
  readonly icon?: IconName;
  /** Draws an underlined link instead of a button. */
  readonly minimal?: boolean;
}

/** Icons that say where a link leads stand after its words, all others before them. */
const trailing: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'chevron-right',
  'external',
  'download',
]);

/** A link drawn as a button. An address that may not be followed leaves nothing: a dead button helps nobody. */
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
