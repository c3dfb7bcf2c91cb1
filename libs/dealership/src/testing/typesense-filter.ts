/** True if a document passes a filter. */
export type Test = (document: Readonly<Record<string, unknown>>) => boolean;

const compare: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

/** `year:[2019..2022]`, `price:>=3`, `_key_make:=0a1b`, `_key_make:!=0a1b`, `_no_price:=true` */
function readTest(text: string): Test {
  const range = /^(\w+):\[(-?[\d.]+?)\.\.(-?[\d.]+)\]$/.exec(text);
  if (range) {
    const [, field, min, max] = range as unknown as [string, string, string, string];
    return ({ [field]: value }) =>
      typeof value === 'number' && value >= Number(min) && value <= Number(max);
  }
  const [, field, by, wanted] = /^(\w+):(<=|>=|!=|<|>|=)([\w.-]+)$/.exec(text) ?? [];
  if (!field) throw new Error(`Could not parse the filter query: ${text}`);
  return ({ [field]: value }) => {
    if (by === '=') return String(value) === wanted;
    if (by === '!=') return String(value) !== wanted;
    return typeof value === 'number' && compare[by!]!(value, Number(wanted));
  };
}

/** Reads `filter_by` as documented: tests joined by && and ||, && first, in brackets. */
export function readFilterBy(text: string): Test {
  const tokens = text.match(/&&|\|\||[()]|[^\s()&|]+/g) ?? [];
  let at = 0;
  const either = (): Test => {
    const tests = [both()];
    while (tokens[at] === '||' && ++at) tests.push(both());
    return (document) => tests.some((test) => test(document));
  };
  const both = (): Test => {
    const tests = [one()];
    while (tokens[at] === '&&' && ++at) tests.push(one());
    return (document) => tests.every((test) => test(document));
  };
  const one = (): Test => {
    const token = tokens[at++];
    if (token !== '(') return readTest(token ?? '');
    const inner = either();
    if (tokens[at++] !== ')') throw new Error(`Could not parse the filter query: ${text}`);
    return inner;
  };
  const test = either();
  if (at !== tokens.length) throw new Error(`Could not parse the filter query: ${text}`);
  return test;
}
