import type { PageClock, PartClock } from '../context/page-clock.ts';
import type { RenderContext } from '../context/render-context.ts';
import { readOf, type Read, type ReadSources } from '../memo/reads.ts';
import type { PartContext } from './part-context.ts';

/** A context that notes everything that a part of the page reads of it. */
export interface RecordedContext<Context> {
  readonly ctx: Context;
  readonly reads: readonly Read[];
  readonly clock: PartClock;
}

/** Properties that follow from the site, whose parts the memo keeps apart, or never differ. */
const ofSite: ReadonlySet<string | symbol> = new Set<keyof RenderContext>([
  'site',
  'copy',
  'locale',
  'currency',
  'headingLevel',
]);

/**
 * Creates a context for a part of a page. Objects with members of many parts, such as the page, are
 * noted member by member; any other property is noted as a whole.
 * @param functions returns the context's functions, which note by themselves what they use.
 */
export function recordedContext<Context extends PartContext>(
  context: Context,
  pageClock: PageClock,
  sources: ReadSources,
  functions: (note: (of: keyof ReadSources) => void) => Partial<RenderContext> = () => ({}),
): RecordedContext<Context> {
  const reads: Read[] = [];
  const known = new Set<string>();
  const read = (of: keyof ReadSources, name = '') => {
    const value = sources[of](name);
    const key = `${of} ${name}`;
    if (!known.has(key)) reads.push(readOf(of, name, value));
    known.add(key);
    return value;
  };
  const members = <T extends object>(target: T, of: keyof ReadSources): T =>
    new Proxy(target, {
      get: (object, name) =>
        typeof name === 'string' ? read(of, name) : Reflect.get(object, name),
    });
  const clock = pageClock.part();
  const own: Partial<RenderContext> = {
    clock,
    get page() {
      return members(context.page, 'page');
    },
    get url() {
      return members(context.url, 'url');
    },
    layouts: members(context.layouts, 'layout'),
    assets: { get: (path) => read('asset', path) as ReturnType<RenderContext['assets']['get']> },
    ...functions(read),
  };
  const ctx = new Proxy(context, {
    get(target, name) {
      if (typeof name === 'symbol' || ofSite.has(name)) return Reflect.get(target, name);
      return own[name as keyof RenderContext] ?? read('context', name);
    },
  });
  return { ctx, reads, clock };
}
