/** Empty ends of ranges say nothing, and the two ends of one range make one: `price=10000-30000`. */
export function tidy(data: FormData): void {
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map(String);
    const said = values.filter((value) => value !== '');
    data.delete(name);
    const [low = '', high = ''] = said;
    if (said.length === 2 && low.endsWith('-') && high.startsWith('-'))
      data.append(name, low + high.slice(1));
    else for (const value of said) data.append(name, value);
  }
}
