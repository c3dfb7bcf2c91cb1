import type { ReactNode } from 'react';

/** A heading level below the page's title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** What a heading is given. */
export interface HeadingProps {
  readonly level: HeadingLevel;
  readonly className?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A heading whose level comes from where it stands in the document, not from how large it is. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}

/** The level of headings inside a part whose own heading has the given level; h6 is the deepest. */
export function below(level: HeadingLevel): HeadingLevel {
  return Math.min(level + 1, 6) as HeadingLevel;
}
