import type { LocatedFinding, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { dateMarks, sliderDays } from './page-dates.ts';
import {
  framedHref,
  frameWidths,
  previewHref,
  previewPath,
  type PreviewState,
} from './preview-state.ts';

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
        <Pages tenant={tenant} state={state} findings={findings} />
        <Findings findings={findings} file={entry?.file} />
      </aside>
      <main className="stage">
        <Controls state={state} ownDate={entry?.page.publicationDate} />
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
  const place = first === undefined ? '' : ` Line ${first.line}: ${first.message}.`;
  return (
    <p className="problem" role="status">
      {entry.file} can’t be shown as it is now. This is the version before the last edit.{place}
    </p>
  );
}

/** True for a finding in a tenant's file. @param file path below the tenant's folder. */
const isIn = (finding: LocatedFinding, file: string) => finding.file.endsWith(`/${file}`);

function Pages({ tenant, state, findings: all }: ToolPageProps): ReactNode {
  const entries = [...tenant.pages.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
  return (
    <nav aria-label="Pages">
      <h2>Pages</h2>
      <ul className="pages">
        {entries.map(({ page, file }) => {
          const count = all.filter((finding) => isIn(finding, file)).length;
          return (
            <li key={page.path}>
              <a
                href={previewHref({ ...state, page: page.path })}
                aria-current={page.path === state.page ? 'page' : undefined}
                data-page={page.path}
              >
                <span>{page.title}</span>
                <small>{page.path}</small>
                {count > 0 && (
                  <b className="count" title={findingsText(count)}>
                    {count}
                  </b>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const findingsText = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);

/** Lists the findings of the page in the frame, then those of other files. */
function Findings(props: {
  readonly findings: readonly LocatedFinding[];
  readonly file: string | undefined;
}) {
  const { file } = props;
  const isOwn = (finding: LocatedFinding) => file !== undefined && isIn(finding, file);
  const findings = props.findings.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <section aria-label="Findings">
      <h2>Findings</h2>
      {findings.length === 0 ? (
        <p className="good">No problems.</p>
      ) : (
        <ol className="findings">
          {findings.slice(0, 200).map((finding) => (
            <li
              key={`${finding.file}${finding.pointer}${finding.message}`}
              data-severity={finding.severity}
            >
              <strong>{finding.message}</strong>
              <small>
                {finding.file}:{finding.line}:{finding.column} · {finding.rule}
              </small>
              <code>{finding.sourceLine.trim().slice(0, 200)}</code>
              {finding.suggestion && <em>Write {finding.suggestion}</em>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Controls(props: { readonly state: PreviewState; readonly ownDate: string | undefined }) {
  const { state, ownDate } = props;
  const own = ownDate === undefined ? 'no date: newest layouts' : ownDate.slice(0, 10);
  return (
    <form className="controls" method="get" action={previewPath}>
      <input type="hidden" name="page" value={state.page} />
      <fieldset className="dates">
        <legend>Publication date</legend>
        <label>
          Show at
          <input type="date" name="at" defaultValue={state.at} />
        </label>
        <label>
          Beside
          <input type="date" name="against" defaultValue={state.against} />
        </label>
        <span className="own">The page’s own: {own}</span>
      </fieldset>
      <div className="slider" hidden>
        <label htmlFor="day">Date of the layouts</label>
        <input
          id="day"
          type="range"
          min={sliderDays.first}
          max={sliderDays.last}
          defaultValue={sliderDays.last}
        />
        <ul className="marks">
          {dateMarks.map(({ date, day, position, text }) => (
            <li key={date} style={{ left: `${position * 100}%` }}>
              <button type="button" data-day={day} title={`${date} · ${text}`}>
                <span className="hidden">
                  {date} {text}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <output htmlFor="day" />
      </div>
      <fieldset className="widths">
        <legend>Width</legend>
        {frameWidths.map((width) => (
          <label key={width}>
            <input type="radio" name="width" value={width} defaultChecked={width === state.width} />
            {width}
          </label>
        ))}
      </fieldset>
      <button type="submit">Show</button>
    </form>
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
    <figure className="frame" style={{ '--width': `${state.width}px` } as React.CSSProperties}>
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
