/** A subject of which dealers' websites have one page. */
interface Topic {
  readonly name: string;
  /** Words of a link about it. */
  readonly words: RegExp;
  /** Addresses of its page. */
  readonly path: RegExp;
  /** True if an enquiry may be asked for at the contact page too. */
  readonly isAsked?: boolean;
}

const whole = (subject: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:see|view|read|go\s+to|our|the|all|your|more\s+(?:about|on))\s+)*(?:${subject})$`,
    'i',
  );

const topics: readonly Topic[] = [
  { name: 'a test drive', words: /\btest[\s-]drives?\b/i, path: /test-?drive/, isAsked: true },
  { name: 'finance', words: /\bfinance\b/i, path: /financ|loan/, isAsked: true },
  {
    name: 'servicing',
    words: /\bbook\s+(?:a|your|my)\s+service\b|^servic(?:e|ing)$/i,
    path: /servic|workshop|booking/,
    isAsked: true,
  },
  {
    name: 'selling a car',
    words: /\b(?:value|sell)\s+(?:my|your)\s+(?:car|trade[\s-]?in)\b/i,
    path: /sell|trade|valu/,
    isAsked: true,
  },
  {
    name: 'careers',
    words: whole('careers|jobs|vacancies'),
    path: /career|job|work/,
    isAsked: true,
  },
  { name: 'privacy', words: whole(String.raw`privacy(?:\s+(?:policy|notice))?`), path: /privacy/ },
  {
    name: 'terms',
    words: whole(String.raw`terms(?:\s+(?:of\s+use|(?:and|&)\s+conditions))?`),
    path: /terms|conditions/,
  },
  {
    name: 'offers',
    words: whole(String.raw`(?:(?:special|current|latest)\s+)?offers`),
    path: /offer|special|deal|promo/,
  },
  {
    name: 'cars',
    words: whole(String.raw`(?:new|used)?\s*cars(?:\s+in\s+stock)?`),
    path: /cars|stock|models|vehicles/,
  },
  { name: 'contact', words: whole(String.raw`contact(?:\s+us)?`), path: /contact/ },
];

/** Quick test for words about a topic. */
export const mayNameTopic = (label: string): boolean =>
  /\b(?:drives?|finance|servic(?:e|ing)|value|sell|careers|jobs|vacancies|privacy|terms|offers|cars|contact)\b/i.test(
    label,
  );

function topicAt(path: string): Topic | undefined {
  const named = topics.filter((topic) => topic.path.test(path.toLowerCase()));
  return named.length === 1 ? named[0] : undefined;
}

/** Returns the topic of a page, by its address. */
export const topicOfPath = (path: string): string | undefined => topicAt(path)?.name;

/** Returns the topic that the words of a link name instead of that of their target. */
export function otherTopic(label: string, href: string): string | undefined {
  const named = topics.filter(({ words }) => words.test(label));
  const [topic] = named;
  const target = topicAt(href);
  if (named.length !== 1 || target === undefined || topic!.path.test(href.toLowerCase()))
    return undefined;
  // Words about both: "Finance for a service".
  if (target.path.test(label.toLowerCase())) return undefined;
  return topic!.isAsked === true && target.name === 'contact' ? undefined : topic!.name;
}
