import { formDefinition, type FormBlockData } from '@forecourt/forms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mermaidError } from '../../testing/mermaid-error.ts';
import { graphMarkdown } from './graph-markdown.ts';
import { mermaid } from './mermaid.ts';
import { mermaidLabel } from './mermaid-text.ts';
import { graphOf } from './run-graph.ts';

const site = { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] } as const;
const graphWith = (text: string) => {
  const data: FormBlockData = {
    type: 'multi',
    heading: text,
    formSteps: [
      {
        key: 'a',
        heading: text,
        customRules: {
          choiceButtons: true,
          skipRules: [{ key: 'Kind', values: [text], target: 'c' }],
        },
      },
      { key: 'b', heading: text },
      { key: 'c', heading: text },
    ],
    fields: [
      { name: 'Kind', type: 'radio', label: text, options: [text, 'No'], stepKey: 'a' },
      { name: 'name', type: 'text', label: text, stepKey: 'b' },
    ],
  };
  return graphOf(formDefinition(data, site as never, { path: '/ask' }));
};

const nasty = [
  'end',
  'end\nsubgraph x',
  '"] --> step9["',
  '"]; click step1 href "javascript:alert(1)"',
  '<b>Bold</b><script>alert(1)</script>',
  '1. First',
  '- a list\n- of two',
  '`code` **bold** _thin_',
  '%%{init: {"theme": "dark"}}%% %% a comment',
  'style x fill:#fff; classDef y stroke:#f00;',
  '#quot; #35; &amp; &quot;',
  'fa:fa-car $$x$$ @{ shape: cat }',
  '👩‍👩‍👧 🚙 ﬂ°°35¶ß straße Ōtautahi',
  '\u202etxet\u0007 \ud800',
  'word '.repeat(500),
  'x'.repeat(5000),
];

describe('forms graph: labels', () => {
  it.each(nasty)('CLI-13: no label breaks the drawing: %j', (text) => {
    const drawn = mermaid(graphWith(text));
    expect(mermaidError(drawn)).toBeUndefined();
    expect(drawn.length).toBeLessThan(20_000);
  });

  it('CLI-13: whatever is written in a form, the drawing is one, and the same each time', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...nasty));
    fc.assert(
      fc.property(text, (each) => {
        const drawn = mermaid(graphWith(each));
        expect(mermaidError(drawn)).toBeUndefined();
        expect(mermaid(graphWith(each))).toBe(drawn);
      }),
      { numRuns: 200 },
    );
  });

  it('CLI-13: what was written can be read back', () => {
    const read = (label: string) =>
      label
        .slice(1, -1)
        .replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    for (const text of ['Trade-in ("ute" & van) #3; 50%', 'a<b>c', 'end', '1. First'])
      expect(read(mermaidLabel([text]))).toBe(text);
  });

  it('CLI-13: the grammar of this test does not let everything through', () => {
    const good = mermaid(graphWith('Kind'));
    for (const [from, to] of [
      ['"Kind"', 'Kind'],
      ['"Kind"', '"Ki"nd"'],
      ['step1 ', 'step9 '],
      ['flowchart TD', 'flowchart'],
      ['"Kind"', '"a<b>c"'],
    ] as const)
      expect(mermaidError(good.replace(from, to)), to).toBeDefined();
  });

  it('CLI-13: Markdown keeps its table and list whatever is written', () => {
    const written = graphMarkdown(graphWith('a | b\n# c ``` [x](javascript:1) <i>'), '/ask');
    const [, , table] = written.split('\n\n');
    expect(table!.split('\n')).toHaveLength(5);
    for (const row of table!.split('\n')) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
    expect(written.match(/^```/gm)).toHaveLength(2);
  });
});
