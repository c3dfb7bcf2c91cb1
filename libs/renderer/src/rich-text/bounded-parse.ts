import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { Plugin } from 'unified';

/** Maximum number of elements of one string of mark-up. */
const maxElements = 20_000;

/** Maximum nesting of elements. */
const maxDepth = 200;

/** Error for short mark-up that would exhaust a server's time and memory. */
export class MarkupTooLargeError extends Error {}

/**
 * Parser for unified, which parses an HTML fragment as browsers do. Throws MarkupTooLargeError if
 * the tree exceeds a limit: HTML reopens unclosed formatting elements in every following paragraph,
 * so 14 kB can become two million elements (8 s, 2 GB).
 */
export const boundedParse: Plugin<[], string, Root> = function () {
  this.parser = (document) => {
    const tree = parseFragment(document, {
      treeAdapter: countingAdapter(),
      scriptingEnabled: false,
    });
    return fromParse5(tree) as Root;
  };
};

function countingAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...made: Parameters<typeof defaultTreeAdapter.createElement>) {
      elements += 1;
      if (elements > maxElements) throw new MarkupTooLargeError('too many elements');
      return defaultTreeAdapter.createElement(...made);
    },
    onItemPush(_item: DefaultTreeAdapterMap['element']) {
      depth += 1;
      if (depth > maxDepth) throw new MarkupTooLargeError('elements too deep');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
