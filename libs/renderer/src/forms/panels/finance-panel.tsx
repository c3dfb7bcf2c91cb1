import type { Copy } from '@forecourt/copy';
import type { FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';

/** Returns true if a visible field satisfies a condition. */
const asks = (
  form: FormDefinition,
  matches: (field: FormDefinition['fields'][number]) => boolean,
) => form.fields.some((field) => field.control !== 'hidden' && matches(field));

/** True if a form is a finance application rather than a message about finance. */
export const isFinanceApplication = (form: FormDefinition): boolean =>
  form.category === 'Finance Enquiry' && asks(form, ({ sensitive }) => sensitive === true);

/** Returns the accepted amounts of a finance enquiry, if it asks for one. */
function borrowing({ category, fields }: FormDefinition, { financePanel }: Copy): string[] {
  const amount = fields.find(({ name }) => name === 'vehiclePriceBudget');
  if (category !== 'Finance Enquiry' || amount?.min === undefined || amount.max === undefined)
    return [];
  return [financePanel.range(amount.min, amount.max)];
}

/** Returns the advantages of applying that are true of this form. */
const pointsOf = (form: FormDefinition, copy: Copy): readonly string[] => [
  ...borrowing(form, copy),
  // Only unfinished forms with sensitive answers are stored for later.
  ...(form.steps.length > 1 && asks(form, ({ sensitive }) => sensitive === true)
    ? [copy.financePanel.saved]
    : []),
  copy.financePanel.free,
];

/** Returns the documents and facts that this form asks for. */
function neededFor(form: FormDefinition, { financePanel }: Copy): readonly string[] {
  const needed = [
    ...(asks(form, ({ name }) => name === 'driverLicenceNumber') ? [financePanel.licence] : []),
    ...(asks(form, ({ type }) => type === 'address') ? [financePanel.address] : []),
  ];
  return needed.length > 0 ? [...needed, financePanel.minutes] : [];
}

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
 * Panel beside forms on finance pages (FRM-11). An application shows statements that are true of
 * its own fields and steps; every other form shows a general text.
 */
export function FinancePanel(given: {
  readonly form: FormDefinition;
  readonly copy: Copy;
}): ReactNode {
  const { form, copy } = given;
  const { financePanel: texts } = copy;
  if (!isFinanceApplication(form))
    return (
      <aside className="fc-form-panel" aria-label={texts.about}>
        <Points title={texts.questions} points={[texts.askUs, texts.free]} />
      </aside>
    );
  const needed = neededFor(form, copy);
  return (
    <aside className="fc-form-panel" aria-label={texts.aboutApplying}>
      <Points title={texts.before} points={pointsOf(form, copy)} />
      {needed.length > 0 && <Points title={texts.needed} points={needed} />}
    </aside>
  );
}
