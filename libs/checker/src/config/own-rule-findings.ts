import { didYouMean, errorFinding } from '@forecourt/block-schemas';
import type { Finding, LintConfig } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';

/** Form of an own rule's id: a group and a name. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the errors of the definitions in a configuration. */
export async function definitionFindings({ customRules = {} }: LintConfig): Promise<Finding[]> {
  const definitions = Object.entries(customRules);
  if (definitions.length === 0) return [];
  const { definitionFaults } = await import('@forecourt/lint/own-rules');
  return definitions.flatMap(([id, definition]) => {
    if (!idForm.test(id)) return [idFinding(id)];
    return definitionFaults(definition).map(({ pointer, message, suggestion }) => ({
      ...errorFinding('custom-rule', `/customRules/${pointerToken(id)}${pointer}`, message),
      suggestion,
    }));
  });
}

const idFinding = (id: string): Finding => ({
  ...errorFinding(
    'custom-rule',
    '/customRules',
    `"${id}" can't be the id of a rule; write a group and a name in lower case, such as "acme/banned-words"`,
  ),
  property: id,
});

/** Returns errors about settings of own rules that nothing defines. @param known ids of own rules. */
export function unknownRuleFindings(
  { rules, overrides = [] }: LintConfig,
  known: ReadonlySet<string>,
): Finding[] {
  const places = [
    { pointer: '/rules', rules },
    ...overrides.map((override, index) => ({
      pointer: `/overrides/${index}/rules`,
      rules: override.rules,
    })),
  ];
  return places.flatMap((place) =>
    Object.keys(place.rules ?? {})
      .filter((id) => id.includes('/') && !known.has(id))
      .map((id) => {
        const meant = didYouMean(id, known);
        const message = `there is no rule "${id}"`;
        const advice = '; define it in "customRules", or name the plugin that has it';
        const text = meant === undefined ? message + advice : message;
        return { ...errorFinding('unknown-property', place.pointer, text, meant), property: id };
      }),
  );
}
