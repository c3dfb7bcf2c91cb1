import type { SvgElement } from './parse-svg.ts';

/** Values that rules of a style sheet may give to an element. */
export type StyleOf = (element: SvgElement, property: string) => readonly string[];

interface Rule {
  /** A class, an id or an element's name that every element the rule applies to has; '' if unknown. */
  readonly subject: string;
  readonly declarations: string;
}

const none: readonly string[] = [];

/** The declarations of a `style` attribute or a rule that name a property. */
function valuesIn(declarations: string, property: string): string[] {
  return declarations
    .split(';')
    .map((each) => each.split(':'))
    .filter(([name = '']) => name.trim() === property)
    .map(([, ...value]) => value.join(':').trim());
}

/** The last simple part of a selector. Anything that is not plain counts as applying to everything. */
function subjectOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (/[^\w.#*:-]/.test(last)) return '';
  const [, name = '', part = ''] = /^([\w-]*)((?:[.#][\w-]+)?)/.exec(last) ?? [];
  return part || name;
}

/**
 * Reads style sheets as far as needed to know which values an element may get: rather too many
 * than too few. Which rule wins is left open.
 */
export function readStyles(text: string): StyleOf {
  const rules: Rule[] = [];
  const plain = text.replace(/\/\*[^]*?\*\//g, ' ');
  for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{};]*)\{([^{}]*)\}/g))
    for (const selector of selectors.split(','))
      rules.push({ subject: subjectOf(selector), declarations });
  const bySubject = Map.groupBy(rules, ({ subject }) => subject);

  return (element, property) => {
    const { class: classes = '', id, style } = element.attributes;
    const own = element.attributes[property];
    // Most elements of most drawings.
    if (rules.length === 0 && style === undefined) return own === undefined ? none : [own];
    const subjects = ['', element.name, ...classes.split(/\s+/).map((name) => `.${name}`)];
    if (id !== undefined) subjects.push(`#${id}`);
    const values = subjects.flatMap((subject) =>
      (bySubject.get(subject) ?? []).flatMap(({ declarations }) =>
        valuesIn(declarations, property),
      ),
    );
    if (style !== undefined) values.push(...valuesIn(style, property));
    return own === undefined ? values : [...values, own];
  };
}

/** The id that a value such as `url(#a)` refers to. */
export const referenceIn = (value: string): string | undefined =>
  /url\(\s*['"]?#([^'")\s]+)/.exec(value)?.[1];
