import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { Plugin } from 'unified';

/** Most elements that one string of mark-up may become. */
const mostElements = 20_000;

/** Most elements that may stand inside one another. */
const deepestElement = 200;

/** Thrown for mark-up that is short to write but would take a server's time and memory to build. */
export class MarkupTooLargeError extends Error {}

/**
 * Parser for unified: an HTML fragment as a browser reads it, given up with MarkupTooLargeError
 * once it grows beyond all measure. HTML reopens formatting elements that were left open in every
 * paragraph that follows, so 14 kB of it can become two million elements (8 s, 2 GB).
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
      if (elements > mostElements) throw new MarkupTooLargeError('too many elements');
      return defaultTreeAdapter.createElement(...made);
    },
    onItemPush(_item: DefaultTreeAdapterMap['element']) {
      depth += 1;
      if (depth > deepestElement) throw new MarkupTooLargeError('elements too deep');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
