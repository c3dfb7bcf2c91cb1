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
      const seen = new Map<string, string>();
      for (const [at, option] of options.entries()) {
        const pointer = `/fields/${index}/options/${at}`;
        const folded = option.trim().toLowerCase();
        const earlier = seen.get(folded);
        // One without words is reported as such.
        if (earlier !== undefined && folded !== '')
          report({
            pointer,
            message: `"${name}" has the option "${earlier}" already, so visitors see it twice; remove it`,
            // Another spelling may be what the dealer's system expects.
            ...(earlier.trim() === option.trim() && { fix: { pointer } }),
          });
        else seen.set(folded, option);
      }
    }
  },
);
