import { didYouMean, errorFinding } from '@forecourt/block-schemas';
import type { Finding, LintConfig } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';

/** Form of an own rule's id: a group and a name. */
const idForm = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the errors of the definitions in a configuration. */
export async function definitionFindings({ customRules = {} }: LintConfig): Promise<Finding[]> {
  const definitions = Object.entries(customRules);
  if (definitions.length === 0) return [];
  const { definitionErrors } = await import('@forecourt/lint/own-rules');
  return definitions.flatMap(([id, definition]) => {
    if (!idForm.test(id)) return [idFinding(id)];
    return definitionErrors(definition).map(({ pointer, message, suggestion }) => ({
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

/**
 * Returns errors about settings of own rules: ids that nothing defines, and unknown options.
 * @param known defaults of the options of own rules, by id.
 */
export function settingFindings(
  { rules, overrides = [] }: LintConfig,
  known: ReadonlyMap<string, object>,
): Finding[] {
  const settings = [
    { pointer: '/rules', rules },
    ...overrides.map((override, index) => ({
      pointer: `/overrides/${index}/rules`,
      rules: override.rules,
    })),
  ];
  return settings.flatMap((each) =>
    Object.entries(each.rules ?? {})
      .filter(([id]) => id.includes('/'))
      .flatMap(([id, setting]) => {
        const options = known.get(id);
        if (options === undefined) return [unknownRule(each.pointer, id, known.keys())];
        const names = Object.keys(options);
        const given = typeof setting === 'object' ? Object.keys(setting) : [];
        return given
          .filter((name) => name !== 'level' && !names.includes(name))
          .map((name) => unknownOption(`${each.pointer}/${pointerToken(id)}`, name, names));
      }),
  );
}

function unknownRule(pointer: string, id: string, known: Iterable<string>): Finding {
  const meant = didYouMean(id, known);
  const advice = meant ? '' : '; define it in "customRules", or name the plugin that has it';
  const message = `there is no rule "${id}"${advice}`;
  return { ...errorFinding('unknown-property', pointer, message, meant), property: id };
}

function unknownOption(pointer: string, name: string, known: readonly string[]): Finding {
  const message = `the rule has no option "${name}"`;
  const finding = errorFinding('unknown-property', pointer, message, didYouMean(name, known));
  return { ...finding, property: name };
}
