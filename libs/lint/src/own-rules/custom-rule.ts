import type { LintCondition, LintCustomRule } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { isWithin } from '../engine/settings.ts';
import { defineRule } from '../rule-api/rule.ts';
import type { Rule, Visit } from '../rule-api/rule.ts';
import { requirementVisitor } from './page-requirement.ts';
import { rangeIn, selecting } from './selecting.ts';
import type { Selected } from './selecting.ts';
import { compileTest } from './text-test.ts';
import type { TextMatch, TextTest } from './text-test.ts';

/** Maximum length of a text in a message. */
const maxShown = 60;

/** Text for a message: on one line, and not too long. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > maxShown ? `${line.slice(0, maxShown).toWellFormed()}…` : line;
}

const testOf = (condition: LintCondition | undefined): TextTest | undefined =>
  typeof condition === 'object' ? compileTest(condition) : undefined;

/** Placeholders of a component's template, which each page fills in. */
const placeholder = /\{\{[^{}]*\}\}/g;

/** True for a match in a placeholder of a template. */
const isFilledIn = (text: string, { range }: TextMatch): boolean =>
  range !== undefined &&
  [...text.matchAll(placeholder)].some(
    ({ 0: written, index }) => range.start < index + written.length && index < range.end,
  );

/** Error in a selected value: a text, and its part of the value if it isn’t the whole. */
interface Wrong {
  readonly match: string;
  readonly within?: StringRange;
}

/** Returns a function that returns what is wrong in a selected value. */
function conditionOf({ forbid, require, maxLength }: LintCustomRule) {
  const forbidden = testOf(forbid);
  const required = testOf(require);
  return ({ text, label }: Selected, isTemplate: boolean): readonly Wrong[] => {
    const hasPlaceholder = isTemplate && text?.text.includes('{{') === true;
    const whole = [{ match: label }];
    if (forbid === true) return whole;
    if (text === undefined) return [];
    if (forbidden)
      return forbidden(text.text)
        .filter((match) => !(hasPlaceholder && isFilledIn(text.text, match)))
        .map((match) => ({ match: match.text, within: rangeIn(text, match) }));
    // The whole value is known where the component is used.
    if (hasPlaceholder) return [];
    if (required) return required(text.text).length === 0 ? whole : [];
    return maxLength !== undefined && [...text.text].length > maxLength ? whole : [];
  };
}

/**
 * Creates the rule of a definition in the configuration.
 * @param definition without errors (`definitionErrors`).
 */
export function customRule(id: string, definition: LintCustomRule): Rule {
  const { description, severity = 'warning', url, tenants, files, message } = definition;
  const { blocks, texts, path, forbid, require, requireOnPage } = definition;
  const messageFor = (match: string) => message.replaceAll('{match}', () => shortened(match));
  return defineRule({
    meta: { id, description, severity, recommended: true, url },
    create: ({ site }) => {
      if (tenants && !tenants.includes(site.slug)) return {};
      const applies = ({ file }: Visit) => files?.some((each) => isWithin(file, each)) ?? true;
      if (requireOnPage)
        return requirementVisitor({ ...definition, requireOnPage }, site, applies, messageFor);
      const wrongIn = conditionOf(definition);
      const report = (visit: Visit, pointer: string, { match, within }: Wrong) => {
        if (applies(visit)) visit.report({ pointer, within, message: messageFor(match) });
      };
      return selecting(definition, {
        found: (visit, selected) => {
          const isTemplate = visit.file.startsWith('components/');
          for (const wrong of wrongIn(selected, isTemplate)) report(visit, selected.pointer, wrong);
        },
        missing:
          require === true ? (visit, pointer) => report(visit, pointer, { match: '' }) : undefined,
        selectsBlocks: forbid === true && blocks !== undefined && (texts ?? path) === undefined,
      });
    },
  });
}
