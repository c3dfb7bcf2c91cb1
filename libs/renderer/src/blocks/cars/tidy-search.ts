/** Removes a distance without a place, empty ends of ranges, and joins the two ends of a range: `price=10000-30000`. */
export function tidy(data: FormData): void {
  if (!data.get('near')) data.delete('within');
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
