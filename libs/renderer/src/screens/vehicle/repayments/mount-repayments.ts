import { reportFirstUse } from '../../../blocks/financeCalculator/interaction-event.ts';
import {
  loanEstimate,
  type LoanChoice,
  type LoanEstimate,
  type LoanFacts,
} from '../../../loans/loan-estimate.ts';
import { loanQuery } from '../../../loans/loan-query.ts';

/** Sends the estimate with the enquiry, and shows above the form that it does. */
function sendWithEnquiry(element: HTMLElement, { summary }: LoanEstimate): void {
  const note = element.querySelector<HTMLElement>('[data-loan-sent]');
  const form = note?.parentElement?.querySelector('form');
  const input = note?.querySelector('input');
  if (!note || !form || !input) return;
  note.hidden = false;
  input.setAttribute('form', form.id);
  input.value = summary;
  input.disabled = false;
}

/** Has links to the finance form carry the visitor's own deposit and term. */
function carryToFinance(element: HTMLElement, { price }: LoanFacts, choice: LoanChoice): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href*="loanTerm="]')) {
    const { pathname, searchParams, hash } = new URL(link.getAttribute('href')!, 'https://site');
    for (const [name, value] of Object.entries(loanQuery(price, choice)))
      searchParams.set(name, value);
    link.setAttribute('href', `${pathname}?${searchParams}${hash}`);
  }
}

/** Recalculates every figure of the page as the sliders for deposit and term move. */
export function mountRepayments(element: HTMLElement, facts: LoanFacts): void {
  const sliders = [...element.querySelectorAll<HTMLInputElement>('[data-loan-choice]')];
  const status = element.querySelector('[data-loan-status]');
  const valueOf = (name: string) =>
    sliders.find(({ dataset }) => dataset.loanChoice === name)?.valueAsNumber ?? 0;

  const update = (): LoanEstimate => {
    const choice = { deposit: valueOf('deposit'), years: valueOf('term') };
    const estimate = loanEstimate(facts, choice);
    carryToFinance(element, facts, choice);
    for (const part of element.querySelectorAll<HTMLElement>('[data-loan]'))
      part.textContent = String(estimate[part.dataset.loan as keyof LoanEstimate]);
    element
      .querySelector<HTMLElement>('.fc-vehicle__bar')
      ?.style.setProperty('--interest', String(estimate.interestShare));
    for (const slider of sliders) {
      const { min, max, valueAsNumber } = slider;
      slider.style.setProperty('--at', String((valueAsNumber - +min) / (+max - +min)));
      slider.ariaValueText = estimate[slider.dataset.loanChoice as 'deposit' | 'term'];
    }
    return estimate;
  };

  for (const slider of sliders) {
    slider.addEventListener('input', () => {
      reportFirstUse(element);
      sendWithEnquiry(element, update());
    });
    // Announce only the final value of a movement.
    slider.addEventListener('change', () => {
      const { summary } = update();
      if (status) status.textContent = summary;
    });
  }
  // A slider may have moved before the script ran.
  if (sliders.some(({ value, defaultValue }) => value !== defaultValue))
    sendWithEnquiry(element, update());
}
