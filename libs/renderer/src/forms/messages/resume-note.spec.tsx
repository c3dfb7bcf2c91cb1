import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormView } from '../view/form-view.ts';
import { resumeAddress, ResumeNote, ResumeNotice } from './resume-note.tsx';

const application = { fields: [{ name: 'dateOfBirth', sensitive: true }] };
const view = (state: object, form: object = application) =>
  ({ action: '/finance?_form=loan&x=1#b1-form', state, form }) as unknown as FormView;

describe('ResumeNote', () => {
  it('FNQ-6: leads back to the page and the form, with nothing but the token', () => {
    expect(resumeAddress(view({ draft: 'to-ken_1' }))).toBe('/finance?resume=to-ken_1#b1-form');
    const html = renderToStaticMarkup(<ResumeNote view={view({ draft: 'to-ken_1' })} />);
    expect(html).toMatch(/href="\/finance\?resume=to-ken_1#b1-form"[\s\S]*14 days/);
  });

  it('FNQ-6: promises nothing where nothing is saved', () => {
    expect(resumeAddress(view({}))).toBeUndefined();
    expect(resumeAddress(view({ draft: 'to-ken_1' }, { fields: [] }))).toBeUndefined();
    expect(renderToStaticMarkup(<ResumeNote view={view({})} />)).toBe('');
  });

  it('FNQ-6: shows the notice', () => {
    const html = renderToStaticMarkup(<ResumeNotice view={view({ notice: 'Gone <b>' })} />);
    expect(html).toMatch(/role="status"[^>]*>Gone &lt;b&gt;/);
  });
});
