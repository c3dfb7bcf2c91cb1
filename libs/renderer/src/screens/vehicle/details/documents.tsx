import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { linkAttributes } from '../../../rich-text/index.ts';
import { Ticks, type Part } from './disclosure.tsx';

/** A report about a car. */
interface Report {
  readonly name: string;
  /** Day of the report, in words. */
  readonly date: string | undefined;
  readonly points: readonly string[];
  readonly url: string | undefined;
}

const Document = ({
  report,
  copy,
}: {
  readonly report: Report;
  readonly copy: Copy;
}): ReactNode => {
  const link = report.url === undefined ? undefined : linkAttributes(report.url);
  return (
    <div className="fc-vehicle__document">
      {report.date && <p>{report.date}</p>}
      {report.points.length > 0 && <Ticks texts={report.points} />}
      {link?.href && (
        <p>
          <a className="fc-vehicle__report" {...link}>
            <Icon name="document" size={20} />
            {copy.vehicleDocuments.open}
            <span className="fc-sr-only">: {report.name}</span>
          </a>
        </p>
      )}
    </div>
  );
};

/**
 * Link to the Consumer Information Notice of a used car, which dealers in New Zealand have to show
 * with an offer. Renders nothing for a car without one.
 */
export function ConsumerNotice({
  car,
  copy,
}: {
  readonly car: Car;
  readonly copy: Copy;
}): ReactNode {
  const link =
    car.consumer_notice_url === undefined ? undefined : linkAttributes(car.consumer_notice_url);
  return (
    link?.href && (
      <p>
        <a className="fc-vehicle__report" {...link}>
          <Icon name="document" size={20} />
          {copy.vehicleDocuments.consumerNotice}
        </a>
      </p>
    )
  );
}

/** Returns the inspection report and the history check, if the car has them. */
export function documentParts(car: Car, copy: Copy): Part[] {
  const { vehicleDocuments: texts } = copy;
  const { inspection_checks: checks = 0 } = car;
  const reports: readonly Report[] = [
    {
      name: checks > 0 ? texts.inspectionOf(checks) : texts.inspection,
      date: car.inspection_date && texts.inspectedOn(car.inspection_date),
      points: car.inspection_points ?? [],
      url: car.inspection_url,
    },
    {
      name: texts.history,
      date: car.history_date && texts.checkedOn(car.history_date),
      points: car.history_points ?? [],
      url: car.history_url,
    },
  ];
  return reports
    .filter(({ points, url }) => points.length > 0 || url !== undefined)
    .map((report) => ({
      name: report.name,
      content: <Document report={report} copy={copy} />,
    }));
}
