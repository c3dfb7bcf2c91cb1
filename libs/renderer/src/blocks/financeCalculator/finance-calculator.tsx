import { calculatorCopy } from '@forecourt/copy';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../document/heading.tsx';
import type { CalculatorSettings } from './calculator-settings.ts';
import { CalculatorControls } from './calculator-controls.tsx';
import { CostBar } from './cost-bar.tsx';
import { reportFirstUse } from './interaction-event.ts';
import {
  announcement,
  loanWording,
  offeredButtons,
  termsSentence,
  type CalculatedLoan,
  type LoanWording,
} from './loan-wording.ts';
import { RepaymentFigure, RepaymentLine } from './repayment-result.tsx';
import { SettledAnnouncement } from './settled-announcement.tsx';
import { TermTable } from './term-table.tsx';

/** The calculator. The server renders the initial result, and the browser hydrates it. */
export function FinanceCalculator(settings: CalculatorSettings): ReactNode {
  const { layout, heading, headingLevel, text, repaymentsText, buttons } = settings;
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<CalculatedLoan>({
    amount: settings.amount.initial,
    term: settings.term.initial,
    interest: settings.interest.initial,
    frequency: settings.frequency.initial,
  });
  const copy = calculatorCopy(settings);
  const wording = loanWording(choice, settings);
  const change = (part: Partial<CalculatedLoan>) => {
    setChoice((before) => ({ ...before, ...part }));
    reportFirstUse(root.current);
  };
  const figure = layout === 'figure';
  const label = repaymentsText ?? copy.result;

  return (
    <div className="fc-financeCalculator-grid" ref={root}>
      <div className="fc-financeCalculator-lead">
        {heading && <Heading level={headingLevel}>{heading}</Heading>}
        {figure && (
          <RepaymentFigure
            label={label}
            quiet={!!heading && !repaymentsText}
            wording={wording}
            copy={copy}
          />
        )}
        {!figure && text && <p className="fc-financeCalculator-text">{text}</p>}
      </div>
      <div className="fc-financeCalculator-panel">
        <CalculatorControls settings={settings} choice={choice} onChange={change} />
        {figure ? (
          !wording.tooLittle && <CostBar wording={wording} copy={copy} />
        ) : (
          <RepaymentLine label={label} wording={wording} copy={copy} />
        )}
        {!wording.tooLittle && <TermTable choice={choice} settings={settings} />}
      </div>
      {/* After the sliders, so that on a phone the figure stays close to its controls. */}
      <div className="fc-financeCalculator-next">
        {figure && text && <p className="fc-financeCalculator-text">{text}</p>}
        {buttons.length > 0 && <Buttons buttons={buttons} wording={wording} />}
      </div>
      {!wording.tooLittle && (
        <p className="fc-financeCalculator-print">{termsSentence(wording, copy)}</p>
      )}
      <SettledAnnouncement text={announcement(wording, copy)} />
    </div>
  );
}

function Buttons(props: {
  readonly buttons: CalculatorSettings['buttons'];
  readonly wording: LoanWording;
}): ReactNode {
  return (
    <p className="fc-financeCalculator-buttons">
      {offeredButtons(props.buttons, props.wording).map(({ text, href }, index) => (
        <a
          key={index}
          className="fc-button"
          data-look={index === 0 ? 'accent' : 'outline'}
          href={href}
        >
          {text}
        </a>
      ))}
    </p>
  );
}
