import type { Car } from '@forecourt/block-schemas';
import { featureCount } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';
import { RichText } from '../../../rich-text/index.ts';
import type { CarFacts } from '../car-facts.ts';
import { videoPart } from './car-video.tsx';
import { FactList, Parts, type Part } from './disclosure.tsx';
import { documentParts } from './documents.tsx';
import { Features } from './features.tsx';

/** Features, reports, the dealer's comments and further facts. Renders nothing without any. */
export function MoreDetails(props: {
  readonly car: Car;
  readonly facts: CarFacts;
  readonly ctx: ScreenContext;
}): ReactNode {
  const { car, facts, ctx } = props;
  const { copy } = ctx;
  const { vehicle: texts } = copy;
  const { features = [], dealercomments: comments } = car;
  const isTowing = car.towing_unbraked_kg !== undefined;
  const parts: readonly (Part | false | undefined)[] = [
    featureCount(features) > 0 && {
      name: texts.features,
      content: <Features groups={features} copy={texts} />,
    },
    videoPart(car, ctx),
    ...documentParts(car, copy),
    comments !== undefined &&
      comments !== '' && {
        name: texts.dealerComments,
        content: (
          <div className="fc-prose">
            <RichText html={comments} kind="block" />
          </div>
        ),
      },
    facts.dimensions.length > 0 && {
      name: isTowing ? texts.dimensionsAndTowing : texts.dimensions,
      content: <FactList facts={facts.dimensions} />,
    },
    facts.details.length > 0 && {
      name: texts.allDetails,
      content: <FactList facts={facts.details} />,
    },
  ];
  const shown = parts.filter((part) => part !== false && part !== undefined);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{texts.everythingElse}</h2>
      <div className="fc-vehicle__disclosures">
        <Parts parts={shown} />
      </div>
    </section>
  );
}
