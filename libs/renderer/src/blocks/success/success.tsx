import { Heading } from '../../document/heading.tsx';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './success.css?inline';

/** The words that stand in where no message fits the query. */
function Success({ data, ctx }: BlockProps<'success'>) {
  return (
    <div className="fc-success">
      <Heading level={ctx.headingLevel} className="fc-success-heading">
        {data.heading ?? 'Thank you'}
      </Heading>
      {data.description && (
        <p>
          <RichText html={data.description} kind="inline" />
        </p>
      )}
    </div>
  );
}

export const success: BlockDefinition<'success'> = {
  type: 'success',
  component: Success,
  css,
  width: 'prose',
  needsData: true,
};
