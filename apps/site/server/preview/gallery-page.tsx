import { blockTypes, type BlockType } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { blockFixtures } from './block-fixtures.ts';
import { frameWidths, previewPath } from './preview-state.ts';

/** Returns the address of a fixture on a page by itself. */
const fixtureHref = (type: BlockType, name: string, at: string | undefined) =>
  `${previewPath}/fixture/${type}/${name}${at ? `?at=${at}` : ''}`;

/**
 * Renders the gallery (CLI-3): every fixture of a block type at every width, with a list of the
 * types above.
 */
export function GalleryPage(props: {
  readonly type: BlockType;
  readonly at: string | undefined;
}): ReactNode {
  const { type, at } = props;
  const fixtures = blockFixtures.get(type) ?? [];
  return (
    <main className="gallery">
      <h1>{type}</h1>
      <nav aria-label="Block types">
        <p>
          <a href={previewPath}>Back to the pages</a>
        </p>
        <ul className="types">
          {blockTypes.map((each) => (
            <li key={each}>
              <a
                href={`${previewPath}/gallery?type=${each}${at ? `&at=${at}` : ''}`}
                aria-current={each === type ? 'page' : undefined}
              >
                {each}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {fixtures.map(({ name }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className="samples" tabIndex={0}>
            {frameWidths.map((width) => (
              <figure key={width} style={{ '--width': `${width}px` }}>
                <figcaption>
                  {width} · <a href={fixtureHref(type, name, at)}>open alone</a>
                </figcaption>
                <iframe
                  title={`${type}, ${name}, ${width} pixels wide`}
                  src={fixtureHref(type, name, at)}
                  width={width}
                  loading="lazy"
                />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
