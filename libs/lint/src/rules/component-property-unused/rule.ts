import { defineRule } from '../../rule-api/rule.ts';

/** Names in braces: of a placeholder, or of one that lacks a brace and is reported as such. */
const inBraces = /\{\s*([A-Za-z_][A-Za-z0-9_-]*)|([A-Za-z_][A-Za-z0-9_-]*)\s*\}/g;

/** Reports properties of a component that its template does not use, or that it declares twice. */
export const componentPropertyUnused = defineRule({
  meta: {
    id: 'component-property-unused',
    description: 'The template of a component uses each of its properties, which it declares once.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    component: ({ component: { blocks, props = [] }, report }) => {
      // A component without blocks is reported as such.
      if (blocks.length === 0) return;
      const used = new Set<string>();
      JSON.stringify(blocks, (_key, value: unknown) => {
        if (typeof value === 'string')
          for (const [, opened, closed] of value.matchAll(inBraces)) used.add((opened ?? closed)!);
        return value;
      });
      const names = props.map(({ name }) => name);
      // One that is not declared is reported as such, and may be the other half of a slip.
      const isComplete = [...used].every((name) => names.includes(name));
      for (const [index, name] of names.entries()) {
        const pointer = `/props/${index}/name`;
        if (names.indexOf(name) < index)
          report({
            pointer,
            message: `the component has a property "${name}" already; remove one, or give it another name`,
          });
        else if (isComplete && !used.has(name))
          report({
            pointer,
            message: `nothing in the template is "{{${name}}}", so pages set the property in vain; use it, or remove it`,
          });
      }
    },
  }),
});
