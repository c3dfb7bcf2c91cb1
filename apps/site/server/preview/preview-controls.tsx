import type { ReactNode } from 'react';
import { dateMarks, sliderDays } from './page-dates.ts';
import { frameWidths, previewPath, type PreviewState } from './preview-state.ts';

/** Renders the form of dates and widths above the frame. */
export function PreviewControls(props: {
  readonly state: PreviewState;
  readonly ownDate: string | undefined;
}): ReactNode {
  const { state, ownDate } = props;
  const own = ownDate === undefined ? 'no date: newest layouts' : ownDate.slice(0, 10);
  return (
    <form className="controls" method="get" action={previewPath}>
      <input type="hidden" name="page" value={state.page} />
      <fieldset className="dates">
        <legend>Published and viewed on</legend>
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
