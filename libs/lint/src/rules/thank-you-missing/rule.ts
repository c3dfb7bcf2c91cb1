import { formBlockTypes } from '@forecourt/block-schemas';
import { defaultSuccessPath } from '@forecourt/forms';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports a site whose forms lead to a page that is missing. */
export const thankYouMissing = defineRule({
  meta: {
    id: 'thank-you-missing',
    description: 'The page that forms lead to exists.',
    severity: 'error',
    recommended: true,
  },
  create: ({ site }) => {
    // The link check covers an address of the settings.
    if (site.settings?.success?.path !== undefined) return {};
    return {
      blockTypes: formBlockTypes,
      block: ({ note }) => note('form'),
      page: ({ page, note }) => {
        if (page.path.replace(/\/$/, '') === defaultSuccessPath) note('page');
      },
      end: ({ notes, known, redirects, report }) => {
        const forms = notes.filter(({ fact }) => fact === 'form');
        const isThere =
          notes.some(({ fact }) => fact === 'page') || redirects.has(defaultSuccessPath);
        // A page that can't be read is there, and has findings of its own.
        const isUnread = known.some(
          ({ file, finding }) =>
            file === `pages${defaultSuccessPath}.json` && finding.severity === 'error',
        );
        if (forms.length === 0 || isThere || isUnread) return;
        report('site.json', {
          pointer: '/slug',
          message: `forms lead to the thank-you page, but no page has the path "${defaultSuccessPath}"; add it with a success block, or write settings.success.path`,
          about: { path: defaultSuccessPath },
        });
      },
    };
  },
});
