import { fieldsRule } from '../../rule-api/forms.ts';

/** Reports options that a field has already. */
export const formOptionRepeated = fieldsRule(
  {
    id: 'form-option-repeated',
    description: 'The options of a field are all different.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  ({ fields }, report) => {
    for (const [index, { name, options }] of fields.entries()) {
      if (options === undefined) continue;
      const seen = new Set<string>();
      for (const [at, option] of options.entries()) {
        const pointer = `/fields/${index}/options/${at}`;
        if (seen.has(option.trim()))
          report({
            pointer,
            message: `"${name}" has the option "${option}" already, so visitors see it twice; remove it`,
            fix: { pointer },
          });
        seen.add(option.trim());
      }
    }
  },
);
