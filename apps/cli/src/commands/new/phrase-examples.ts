const page = (text: string) => `{
  "schemaVersion": 1,
  "path": "/sale",
  "title": "Sale",
  "blocks": [
    {
      "type": "paragraph",
      "data": {
        "text": "${text}"
      }
    }
  ]
}`;

/**
 * Examples of a new rule about a worn phrase, as sections of its page.
 * @param column at which the report begins. @param marked number of characters that are marked.
 * @param message of the finding. @param id of the rule.
 */
export const phraseExamples = (
  { column, marked }: { readonly column: number; readonly marked: number },
  message: string,
  id: string,
): string => `## Incorrect

\`\`\`json pages/sale.json
${page('World-class')}
\`\`\`

\`\`\`text
pages/sale.json:9:${column} blocks[0].data.text: ${message}
   9 │         "text": "World-class"
     │ ${' '.repeat(column - 1)}${'^'.repeat(marked)} warning ${id}
\`\`\`

## Correct

\`\`\`json pages/sale.json
${page('Open on Sundays in spring')}
\`\`\`
`;
