import type { Renderer } from '@forecourt/comparison';

/** Loads the renderer: from its source in the workspace, from the bundle in the packed command. */
export async function loadRenderer(): Promise<Renderer> {
  if (import.meta.url.endsWith('.ts')) {
    const { allowSourceModules } = await import('./source-modules.ts');
    await allowSourceModules();
  }
  return import('@forecourt/renderer');
}
