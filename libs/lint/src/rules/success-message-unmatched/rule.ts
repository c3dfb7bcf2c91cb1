import { didYouMean, formBlockTypes, isBlockType } from '@forecourt/block-schemas';
import type { FindingInFile, Page, Site } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import { defaultSuccessPath, formsOfScreens, sentKinds } from '@forecourt/forms';
import type { FormBlockData, SentKinds } from '@forecourt/forms';
import { isWithinPointer, scalarText } from '@forecourt/json';
import { onceForEach } from '../../rule-api/once-for-each.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { Note, PageVisit, RuleReport } from '../../rule-api/rule.ts';
import { otherCategories, successCategories } from './success-categories.ts';

/** True for the finding about a page that can't be read: its forms may send any category. */
const isUnreadPage = ({ file, finding: { rule } }: FindingInFile): boolean =>
  file.startsWith('pages/') && ['encoding', 'syntax', 'unreadable'].includes(rule);

/** Category and subcategories that a form sends, as keys. */
interface Sent {
  readonly category: string;
  /** undefined if any can be sent. */
  readonly subcategories?: readonly string[];
}

/** A success message of a page that shows messages. */
interface Message {
  readonly pointer: string;
  readonly category: string;
  readonly subcategory?: string;
  /** True if an earlier message of the page is for the same enquiries. */
  readonly isRepeated: boolean;
}

/** Returns what a form sends, as keys. @param keyOf returns the key of a name. */
const keysOf = ({ category, subcategories }: SentKinds, keyOf = categoryKey): Sent => ({
  category: keyOf(category),
  subcategories: subcategories?.map((each) => keyOf(each)),
});

/** Subcategories by category; `any` for a category of which any can be sent. */
function sentBy(notes: readonly Note[]): ReadonlyMap<string, ReadonlySet<string> | 'any'> {
  const noted = notes.flatMap(({ fact }) => (fact as { sent?: Sent }).sent ?? []);
  const screens = Object.values(formsOfScreens).map((data) => keysOf(sentKinds(data)));
  const byCategory = Map.groupBy([...noted, ...screens], ({ category }) => category);
  return new Map(
    [...byCategory].map(([category, all]) => [
      category,
      all.some(({ subcategories }) => subcategories === undefined)
        ? 'any'
        : new Set(all.flatMap(({ subcategories = [] }) => subcategories)),
    ]),
  );
}

/** Returns true if a page shows success messages, judging by its own blocks. */
const showsMessages = ({ blocks }: PageVisit): boolean =>
  blocks.some(
    ({ block: { type }, pointer }) =>
      pointer.startsWith('/blocks/') &&
      (type === 'success' || type === 'customComponent' || !isBlockType(type)),
  );

/** True for the path of the page that forms lead to. */
const isTarget = (path: string, { settings }: Pick<Site, 'settings'>): boolean =>
  path.replace(/\/$/, '') ===
  (settings?.success?.path ?? defaultSuccessPath).replace(/\/?(?:[?#].*)?$/, '');

/** Messages of a page, each with whether an earlier one is for the same enquiries. */
function messagesOf(messages: NonNullable<Page['customSuccessMessages']>): Message[] {
  const seen = new Set<string>();
  return messages.map(({ category, subcategory, offerRejected }, index) => {
    const [of, below] = [category, subcategory].map((each) => categoryKey(scalarText(each)));
    const key = [of, below, offerRejected].join('\n');
    const isRepeated = seen.has(key);
    seen.add(key);
    return { pointer: `/customSuccessMessages/${index}`, category, subcategory, isRepeated };
  });
}

/** Messages of a page, without those that validation refuses. */
const validMessages = (messages: Parameters<typeof messagesOf>[0], invalid: readonly string[]) =>
  messagesOf(messages)
    .filter(({ pointer }) => !invalid.some((each) => isWithinPointer(each, pointer)))
    .map((each) => ({ ...each }));

/** Placeholder in a property that decides on the category of a form, in a component's template. */
const openKind = /"(?:category|subcategory|preset)":"[^"]*\{\{/;

const hint = (suggestion: string | undefined) =>
  suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;

/** Returns the problem of a message, if it is never shown. */
function problemOf(
  { pointer, category, subcategory, isRepeated }: Message,
  sent: Pick<ReturnType<typeof sentBy>, 'get'>,
): RuleReport | undefined {
  const key = categoryKey(category);
  const never = `no form sends the category "${category}", so this message is never shown`;
  if (!successCategories.includes(key)) {
    const suggestion = didYouMean(key, successCategories);
    return { pointer: `${pointer}/category`, message: never + hint(suggestion), suggestion };
  }
  const known = otherCategories.includes(key) ? 'any' : sent.get(key);
  if (known === undefined)
    return {
      pointer: `${pointer}/category`,
      message: `${never}; add a form of this category to a page, or remove the message`,
    };
  if (subcategory !== undefined && known !== 'any' && !known.has(categoryKey(subcategory))) {
    const suggestion = didYouMean(categoryKey(subcategory), known);
    return {
      pointer: `${pointer}/subcategory`,
      message: `no form of "${category}" has the subcategory "${subcategory}", so this message is never shown${hint(suggestion)}`,
      suggestion,
    };
  }
  return isRepeated
    ? {
        pointer,
        message: `an earlier message is for the same category${subcategory === undefined ? '' : ' and subcategory'}, so this one is never shown; remove one of them`,
      }
    : undefined;
}

/** Reports success messages that no visitor can see. */
export const successMessageUnmatched = defineRule({
  meta: {
    id: 'success-message-unmatched',
    description: 'Every success message is shown after an enquiry that a form sends.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const keyOf = onceForEach(categoryKey);
    return {
      blockTypes: formBlockTypes,
      block: ({ block, note }) => {
        const { category, subcategories } = keysOf(sentKinds(block.data as FormBlockData), keyOf);
        note({ sent: { category, subcategories } });
      },
      component: ({ component, note }) => {
        // A form of which only the page that uses the component decides what it sends.
        if (openKind.test(JSON.stringify(component.blocks))) note({ isOpen: true });
      },
      page: (visit) => {
        const { page, invalid, hasInvalidBlocks, report, note } = visit;
        const { customSuccessMessages: messages = [] } = page;
        const isWithoutBlocks = invalid.length > 0 && page.blocks.length === 0;
        // An invalid form may send any category.
        if (hasInvalidBlocks || isWithoutBlocks) note({ isOpen: true });
        if (isWithoutBlocks) return;
        const isShown = showsMessages(visit);
        if (isTarget(page.path, site) && !isShown && !hasInvalidBlocks && page.blocks.length > 0)
          note({ lacksBlock: true });
        else if (messages.length === 0) return;
        else if (isShown) note({ messages: validMessages(messages, invalid) });
        else
          report({
            pointer: '',
            property: 'customSuccessMessages',
            message:
              'the page has no success block, so its messages are never shown; move them to the page that has the block',
          });
      },
      end: ({ notes, known, report }) => {
        for (const { file, fact } of notes) {
          if (!(fact as { lacksBlock?: boolean }).lacksBlock) continue;
          const isRefused = known.some(
            (each) => each.file === file && each.finding.pointer === '/path',
          );
          if (!isRefused)
            report(file, {
              pointer: '/path',
              message:
                'forms lead to this page, which has no success block, so no visitor sees a message for their enquiry; add one',
            });
        }
        const messages = notes.flatMap(({ file, fact }) =>
          ((fact as { messages?: readonly Message[] }).messages ?? []).map((message) => ({
            file,
            message,
          })),
        );
        // Most tenants have no messages of their own.
        if (messages.length === 0) return;
        const isOpen =
          notes.some(({ fact }) => (fact as { isOpen?: boolean }).isOpen) ||
          known.some(isUnreadPage);
        const sent = isOpen ? { get: () => 'any' as const } : sentBy(notes);
        for (const { file, message } of messages) {
          const problem = problemOf(message, sent);
          if (problem) report(file, problem);
        }
      },
    };
  },
});
