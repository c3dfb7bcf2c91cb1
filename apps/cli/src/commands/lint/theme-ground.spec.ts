import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { loadRenderer } from '../diff/rendering/load-renderer.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

it.each(['#044069', '#7a0c1e', '#0b3d20', '#3b3b3b', '#ff00ff'])(
  'CLI-2: lint holds text in the dark scheme against the ground that pages have, for the brand %s',
  async (brand) => {
    const { ramp } = await loadRenderer();
    const color = { brand, accent: '#f89e3c', ink: '#333333' };
    const site = siteJson('demo', { theme: { color, font: {}, scheme: 'dark' } });
    const cwd = await temporaryTenant({ 'site.json': site });
    const { stdout } = await callCli(['lint', '--rule', 'theme-contrast', '--format', 'compact'], {
      cwd,
    });
    expect(stdout).toContain(
      `ink #333333 on the background of the dark scheme ${ramp({ color }, 'dark').surface} `,
    );
  },
);
