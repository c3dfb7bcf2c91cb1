import { validateBlock } from '@forecourt/block-schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { Icon } from './icon.tsx';

describe('icons', () => {
  it('BLK-4: has exactly the icons that the schemas allow', () => {
    const withIcon = (icon: string) => ({
      type: 'buttons',
      data: { buttons: [{ text: 'Call', href: '/contact', icon }] },
    });
    const [finding] = validateBlock(withIcon('no such icon'));
    const allowed = [...finding!.message.matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
    expect(allowed.length).toBeGreaterThan(0);
    expect(Object.keys(drawings).sort()).toEqual(allowed.sort());
  });

  it('WEB-2: an icon beside a text is hidden from assistive technology', () => {
    const html = renderToStaticMarkup(<Icon name="phone" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('role=');
  });

  it('WEB-2: an icon with a label is an image with that name', () => {
    const html = renderToStaticMarkup(<Icon name="close" label="Close" size={24} />);
    expect(html).toContain('role="img" aria-label="Close"');
    expect(html).toContain('width="24" height="24"');
    expect(html).not.toContain('aria-hidden');
  });
});
