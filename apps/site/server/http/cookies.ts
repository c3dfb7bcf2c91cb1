/**
 * Returns the values of every cookie of a name in a `Cookie` header, since a parent domain may have set
 * one as well.
 */
export const cookiesOf = (header = '', name: string): readonly string[] =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
