import type { LintCondition, LintCustomRule } from '@forecourt/block-schemas';
import { isWithin } from '../engine/settings.ts';
import { defineRule } from '../rule-api/rule.ts';
import type { Rule, Visit } from '../rule-api/rule.ts';
import { requirementVisitor } from './page-requirement.ts';
import { selecting } from './selecting.ts';
import type { Selected } from './selecting.ts';
import { compileTest } from './text-test.ts';
import type { TextTest } from './text-test.ts';

/** Maximum length of a text in a message. */
const maxShown = 60;

const shortened = (text: string): string =>
  text.length > maxShown ? `${text.slice(0, maxShown).toWellFormed()}…` : text;

const testOf = (condition: LintCondition | undefined): TextTest | undefined =>
  typeof condition === 'object' ? compileTest(condition) : undefined;

/** Returns a function that returns the texts that are wrong in a selected value. */
function conditionOf({ forbid, require, maxLength }: LintCustomRule) {
  const forbidden = testOf(forbid);
  const required = testOf(require);
  return ({ text, label }: Selected): readonly string[] => {
    if (forbid === true) return [shortened(label)];
    if (text === undefined) return [];
    if (forbidden) return forbidden(text).map(shortened);
    if (required) return required(text).length === 0 ? [shortened(text)] : [];
    return maxLength !== undefined && [...text].length > maxLength ? [shortened(text)] : [];
  };
}

/**
 * Creates the rule of a definition in the configuration.
 * @param definition without faults (`definitionFaults`).
 */
export function customRule(id: string, definition: LintCustomRule): Rule {
  const { description, severity = 'warning', url, tenants, files, message } = definition;
  const { blocks, texts, path, forbid, require, requireOnPage } = definition;
  const messageFor = (match: string) => message.replaceAll('{match}', () => match);
  return defineRule({
    meta: { id, description, severity, recommended: true, url },
    create: ({ site }) => {
      if (tenants && !tenants.includes(site.slug)) return {};
      const applies = ({ file }: Visit) => files?.some((each) => isWithin(file, each)) ?? true;
      if (requireOnPage)
        return requirementVisitor({ ...definition, requireOnPage }, site, applies, messageFor);
      const wrongIn = conditionOf(definition);
      const report = (visit: Visit, pointer: string, match: string) => {
        if (applies(visit)) visit.report({ pointer, message: messageFor(match) });
      };
      return selecting(definition, {
        found: (visit, selected) => {
          for (const match of wrongIn(selected)) report(visit, selected.pointer, match);
        },
        missing: require === true ? (visit, pointer) => report(visit, pointer, '') : undefined,
        selectsBlocks: forbid === true && blocks !== undefined && (texts ?? path) === undefined,
      });
    },
  });
}
