import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';

/**
 * Rules for JUnit XML that Jenkins' schemas have in common, those of its xunit plugin (junit-10.xsd)
 * and jenkins-junit.xsd; GitLab accepts it too: which elements nest, their required and optional
 * attributes, and attributes that are counts. The schemas know no other attributes of a case, such
 * as a file's name.
 */
const elements: Readonly<
  Record<string, { within: readonly string[]; must: readonly string[]; may: readonly string[] }>
> = {
  testsuites: { within: [''], must: [], may: ['name', 'tests', 'failures', 'errors', 'time'] },
  testsuite: {
    within: ['testsuites'],
    must: ['name', 'tests', 'failures', 'errors'],
    may: ['time', 'timestamp', 'hostname', 'id', 'package', 'skipped'],
  },
  testcase: { within: ['testsuite'], must: ['name', 'classname'], may: ['time'] },
  failure: { within: ['testcase'], must: ['type', 'message'], may: [] },
  'system-out': { within: ['testsuite', 'testcase'], must: [], may: [] },
};

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly counts: { tests: number; failures: number; errors: number };
}

/** Lists violations of the rules for JUnit XML. */
export function junitErrors(xml: string): string[] {
  const errors: string[] = [];
  const open: Open[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => void errors.push(error.message));
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const rules = elements[name];
    if (rules === undefined) errors.push(`no element is called ${name}`);
    else {
      if (!rules.within.includes(open.at(-1)?.name ?? '')) errors.push(`${name} is out of place`);
      for (const must of rules.must)
        if (attributes[must] === undefined) errors.push(`${name} lacks ${must}`);
      for (const given of Object.keys(attributes))
        if (!rules.must.includes(given) && !rules.may.includes(given))
          errors.push(`${name} has no ${given}`);
    }
    for (const each of open) {
      if (name === 'testcase') each.counts.tests += 1;
      if (name === 'failure') each.counts.failures += 1;
    }
    open.push({ name, attributes, counts: { tests: 0, failures: 0, errors: 0 } });
  });
  parser.on('closetag', ({ name }) => {
    const { attributes, counts } = open.pop()!;
    if (!name.startsWith('testsuite')) return;
    for (const [key, count] of Object.entries(counts))
      if (attributes[key] !== undefined && attributes[key] !== String(count))
        errors.push(`${name} says ${key}="${attributes[key]}" and has ${count}`);
  });
  parser.write(xml).close();
  return errors;
}
