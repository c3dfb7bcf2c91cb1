import type { FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

/** Visible fields that satisfy a condition. */
const asks = (
  form: FormDefinition,
  matches: (field: FormDefinition['fields'][number]) => boolean,
) => form.fields.some((field) => field.control !== 'hidden' && matches(field));

/** Whether a form is a finance application: it asks for more than a message about finance. */
export const isFinanceApplication = (form: FormDefinition): boolean =>
  form.category === 'Finance Enquiry' && asks(form, ({ sensitive }) => sensitive === true);

/** The amounts that a finance enquiry accepts, where it asks for one. */
function borrowing({ category, fields }: FormDefinition): string[] {
  const amount = fields.find(({ name }) => name === 'vehiclePriceBudget');
  if (category !== 'Finance Enquiry' || amount?.min === undefined || amount.max === undefined)
    return [];
  return [`Borrow from ${dollars(amount.min)} up to ${dollars(amount.max)}`];
}

/** Advantages of applying, as far as they are true of this form. */
const pointsOf = (form: FormDefinition): readonly string[] => [
  ...borrowing(form),
  // Only unfinished forms with sensitive answers are stored for later.
  ...(form.steps.length > 1 && asks(form, ({ sensitive }) => sensitive === true)
    ? ['Your details are saved for 14 days, so you can come back and finish']
    : []),
  'Free, with no obligation',
];

/** What a visitor needs at hand to answer this form. */
function neededFor(form: FormDefinition): readonly string[] {
  const needed = [
    ...(asks(form, ({ name }) => name === 'driverLicenceNumber') ? ['Your driver licence'] : []),
    ...(asks(form, ({ type }) => type === 'address') ? ['Your current address'] : []),
  ];
  return needed.length > 0 ? [...needed, 'About five minutes'] : [];
}

const generalPoints = [
  'Ask us about loans, repayments or trading in your car',
  'Free, with no obligation',
];

function Points({ title, points }: { title: string; points: readonly string[] }): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The panel beside forms on finance pages (FRM-11). An application gets the statements that are true
 * of its own fields and steps; every other form a general text.
 */
export function FinancePanel({ form }: { readonly form: FormDefinition }): ReactNode {
  if (!isFinanceApplication(form))
    return (
      <aside className="fc-form-panel" aria-label="About finance">
        <Points title="Questions about finance?" points={generalPoints} />
      </aside>
    );
  const needed = neededFor(form);
  return (
    <aside className="fc-form-panel" aria-label="About applying for finance">
      <Points title="Before you start" points={pointsOf(form)} />
      {needed.length > 0 && <Points title="What you need" points={needed} />}
    </aside>
  );
}
