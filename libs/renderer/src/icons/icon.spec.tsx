import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import common from '../../../block-schemas/src/common.json' with { type: 'json' };
import { drawings } from './drawings.ts';
import { Icon } from './icon.tsx';

describe('icons', () => {
  it('BLK-4: every icon that a schema allows is drawn, and no other', () => {
    expect(Object.keys(drawings).sort()).toEqual([...common.$defs.icon.enum].sort());
  });

  it('WEB-2: an icon beside a text is hidden from assistive technology', () => {
    const html = renderToStaticMarkup(<Icon name="phone" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('WEB-2: an icon with a label is a picture that says it', () => {
    const html = renderToStaticMarkup(<Icon name="close" label="Close" size={24} />);
    expect(html).toContain('role="img" aria-label="Close"');
    expect(html).toContain('width="24" height="24"');
    expect(html).not.toContain('aria-hidden');
  });
});
