import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

let done = false;

/**
 * Lets Node import TSX components, and style sheets as text. Only needed in the workspace, where the
 * command runs from source; the packed command has them bundled.
 */
export async function allowSourceModules(): Promise<void> {
  if (done) return;
  done = true;
  // React reads it once, when it is loaded; its development build renders many times slower.
  process.env.NODE_ENV ??= 'production';
  const { transformSync } = await import('esbuild');
  registerHooks({
    load(url, context, next) {
      const [address = '', query] = url.split('?');
      if (address.endsWith('.css') && query === 'inline') {
        const css = readFileSync(fileURLToPath(address), 'utf8');
        const source = `export default ${JSON.stringify(css)};`;
        return { format: 'module', shortCircuit: true, source };
      }
      if (!address.endsWith('.tsx')) return next(url, context);
      const { code } = transformSync(readFileSync(fileURLToPath(address), 'utf8'), {
        loader: 'tsx',
        jsx: 'automatic',
        format: 'esm',
        target: 'es2024',
        sourcefile: address,
      });
      return { format: 'module', shortCircuit: true, source: code };
    },
  });
}
