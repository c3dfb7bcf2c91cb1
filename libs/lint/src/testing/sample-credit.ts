import { page, reportLines, settings } from './lint-sample.ts';

/** Files of a tenant in a region. @param region `AU` or `NZ`. @param site changes of its settings. */
export interface CreditSample {
  readonly region?: string;
  readonly site?: object;
  readonly page?: object;
  readonly files?: Readonly<Record<string, object>>;
}

/** Findings of a rule on a page with blocks, or paragraphs where they are strings, as lines. */
export function creditLines(
  rule: string,
  blocks: readonly (object | string)[],
  { region = 'AU', site, page: changes, files }: CreditSample = {},
  options?: object,
): readonly string[] {
  const all = blocks.map((block) =>
    typeof block === 'string' ? { type: 'paragraph', data: { text: block } } : block,
  );
  return reportLines(
    {
      files: {
        'site.json': settings({ region, ...site }),
        'pages/home.json': page({ blocks: all, ...changes }),
        ...files,
      },
    },
    { rule, config: options && { rules: { [rule]: options } } },
  );
}
