import type { ReactNode } from 'react';
import type { EmbedFrame } from '../../rich-text/index.ts';

/**
 * Permissions of the framed site. Players need their own origin, which is never this site's. The
 * frame can't navigate the page, open dialogs or start downloads.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

const permissions =
  'encrypted-media; fullscreen; gyroscope; picture-in-picture; xr-spatial-tracking';

/** Another site in a frame, loaded as it comes near the screen. */
export function SandboxedFrame(props: {
  readonly frame: EmbedFrame;
  readonly title: string;
  readonly className: string;
  /** CSS aspect ratio, such as 16 / 9. */
  readonly ratio: string;
  /** Maximum width in CSS pixels. */
  readonly maxWidth?: number | undefined;
}): ReactNode {
  const { frame, title, className, ratio, maxWidth } = props;
  return (
    <iframe
      className={className}
      src={frame.src}
      title={title}
      loading="lazy"
      sandbox={sandbox}
      allow={permissions}
      referrerPolicy="strict-origin-when-cross-origin"
      style={{ aspectRatio: ratio, maxWidth }}
    />
  );
}
