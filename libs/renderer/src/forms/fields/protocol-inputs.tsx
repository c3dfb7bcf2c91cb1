import { formCopy } from '@forecourt/copy';
import { sensitiveFields, type FormValue } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { shownFields, type FormView } from '../view/form-view.ts';

/** Hidden field that bots fill in; people neither see it nor reach it by keyboard. */
function Honeypot({ prefix, form }: Pick<FormView, 'prefix' | 'form'>): ReactNode {
  return (
    <div className="fc-form-trap" aria-hidden="true">
      <label htmlFor={`${prefix}website`}>{formCopy(form).trap}</label>
      <input id={`${prefix}website`} type="text" name="_website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

const texts = (value: FormValue | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat().map(String);

/**
 * Hidden inputs of a step that is posted without a script: the current step and the answers of
 * other steps, except sensitive ones.
 */
export function ProtocolInputs({ view }: { readonly view: FormView }): ReactNode {
  const { form, state, prefix } = view;
  const shown = new Set(shownFields(view).map(({ name }) => name));
  const sensitive = sensitiveFields(form);
  const others = Object.entries(state.values).filter(
    ([name]) => !shown.has(name) && !sensitive.includes(name),
  );
  return (
    <>
      <input type="hidden" name="_step" value={state.stepKey} />
      {state.done.map((key) => (
        <input key={key} type="hidden" name="_done" value={key} />
      ))}
      {state.lead && <input type="hidden" name="_lead" value={state.lead} />}
      {state.draft && <input type="hidden" name="_draft" value={state.draft} />}
      {others.flatMap(([name, value]) =>
        texts(value).map((text, index) => (
          <input key={`${name} ${index}`} type="hidden" name={name} value={text} />
        )),
      )}
      <Honeypot prefix={prefix} form={form} />
    </>
  );
}
