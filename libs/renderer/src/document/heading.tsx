import type { ReactNode } from 'react';
import type { HeadingLevel } from '../rich-text/heading-level.ts';

export type { HeadingLevel };

/** Props of a heading. */
export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading whose level depends on its position in the document outline, not on its size. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

/** Returns the level of headings in a section whose heading has the given level, at most 6. */
export function below(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
