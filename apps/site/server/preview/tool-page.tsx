import type { LocatedFinding, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { FindingList } from './finding-list.tsx';
import { sliderDays } from './page-dates.ts';
import { PageList } from './page-list.tsx';
import { PreviewControls } from './preview-controls.tsx';
import { framedHref, previewPath, type PreviewState } from './preview-state.ts';

/** Props of the tool page. */
export interface ToolPageProps {
  readonly tenant: TenantSnapshot;
  readonly state: PreviewState;
  /** Reason why there is nothing to frame. */
  readonly problem?: string;
  /** Findings of the tenant. */
  readonly findings: readonly LocatedFinding[];
}

/**
 * Renders the preview's tool page: pages and findings beside a frame, dates and widths above it
 * (CLI-3, CUT-5).
 */
export function ToolPage({ tenant, state, problem, findings }: ToolPageProps): ReactNode {
  const entry = tenant.pages.get(state.page);
  return (
    <div className="tool" data-first-day={sliderDays.first}>
      <aside className="side">
        <header>
          <h1>{tenant.site.name}</h1>
          <p>
            <a href={`${previewPath}/gallery`}>Gallery of all blocks</a>
          </p>
        </header>
        <PageList tenant={tenant} state={state} findings={findings} />
        <FindingList findings={findings} file={entry?.file} />
      </aside>
      <main className="stage">
        <PreviewControls state={state} ownDate={entry?.page.publicationDate} />
        {entry?.rejectedEdit && <LastGoodVersion entry={entry} />}
        {problem === undefined ? (
          <div className="frames">
            <Frame state={state} at={state.at} name="first" />
            {state.against && <Frame state={state} at={state.against} name="second" />}
          </div>
        ) : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </main>
    </div>
  );
}

/** Says that the frame shows an earlier version, and where the current one is broken. */
function LastGoodVersion({ entry }: { readonly entry: PageEntry }): ReactNode {
  const [first] = entry.rejectedEdit ?? [];
  const location = first === undefined ? '' : ` Line ${first.line}: ${first.message}.`;
  return (
    <p className="problem" role="status">
      {entry.file} can’t be shown as it is now. This is the version before the last edit.{location}
    </p>
  );
}

function Frame(props: {
  readonly state: PreviewState;
  readonly at: string | undefined;
  readonly name: string;
}) {
  const { state, at, name } = props;
  const caption = at ? `Published ${at}` : 'As published';
  return (
    <figure className="frame" style={{ '--width': `${state.width}px` }}>
      <figcaption>
        {caption} · <a href={framedHref(state.page, at)}>open alone</a>
      </figcaption>
      <div className="viewport">
        <iframe
          name={name}
          title={`${state.page}, ${caption}`}
          src={framedHref(state.page, at)}
          width={state.width}
        />
      </div>
    </figure>
  );
}
