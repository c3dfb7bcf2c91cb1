import { matchesOf, type StringRange } from '@forecourt/json';

/** Beginnings of words that no English word has, each with the right one. */
const stems: Readonly<Record<string, string>> = {
  accesor: 'accessor',
  accomod: 'accommod',
  acessor: 'accessor',
  adress: 'address',
  alot: 'a lot',
  appoinment: 'appointment',
  appointmnet: 'appointment',
  aproval: 'approval',
  availib: 'availab',
  avalab: 'availab',
  avaliab: 'availab',
  begining: 'beginning',
  beleiv: 'believ',
  buisness: 'business',
  calender: 'calendar',
  comparision: 'comparison',
  completly: 'completely',
  custmer: 'customer',
  cutomer: 'customer',
  dealerhsip: 'dealership',
  definat: 'definit',
  enquirey: 'enquiry',
  equiptment: 'equipment',
  excelent: 'excellent',
  exellent: 'excellent',
  expereinc: 'experienc',
  experianc: 'experienc',
  finanace: 'finance',
  freind: 'friend',
  garante: 'guarante',
  goverment: 'government',
  guage: 'gauge',
  guarente: 'guarante',
  immediatly: 'immediately',
  independan: 'independen',
  insurence: 'insurance',
  intrest: 'interest',
  maintainanc: 'maintenanc',
  maintenenc: 'maintenanc',
  neccess: 'necess',
  occassion: 'occasion',
  occured: 'occurred',
  occuring: 'occurring',
  perfomanc: 'performanc',
  performace: 'performance',
  priviledge: 'privilege',
  pruchas: 'purchas',
  reccomend: 'recommend',
  reciev: 'receiv',
  recomend: 'recommend',
  registation: 'registration',
  relevent: 'relevant',
  satifaction: 'satisfaction',
  seperat: 'separat',
  serivce: 'service',
  servcie: 'service',
  similiar: 'similar',
  succesful: 'successful',
  sucess: 'success',
  suprise: 'surprise',
  technicain: 'technician',
  teh: 'the',
  thier: 'their',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  transmision: 'transmission',
  truely: 'truly',
  untill: 'until',
  usefull: 'useful',
  vechicle: 'vehicle',
  vehcile: 'vehicle',
  vehical: 'vehicle',
  warrany: 'warranty',
  warrent: 'warrant',
  wich: 'which',
  writen: 'written',
};

/** Words that end with their stem: longer ones are others. */
const whole: ReadonlySet<string> = new Set(['alot', 'guage', 'teh', 'thier', 'untill', 'wich']);

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** A long word may begin a sentence; a short one in capitals may be a name. */
const pattern = Object.keys(stems)
  .map((stem) =>
    stem.length < 7 ? stem : `[${stem[0]!}${stem[0]!.toUpperCase()}]${stem.slice(1)}`,
  )
  .join('|');
const misspelt = new RegExp(String.raw`(?<![\w./@#-])(${pattern})([a-z]*)(?![\w@]|[./-]\w)`, 'g');

/** Small words that no sentence has twice in a row, unlike "had had" and "that that". */
const repeated = String.raw`(?:(the|and|a|an|of|to|our|your|with|or|from)\s+\1|(The)\s+the)`;
const twice = new RegExp(String.raw`(?<![\w-])${repeated}(?![\w-])`, 'g');

/** Returns a pattern of words by their common beginnings, which is tested far faster than a list of words. */
function prefixTree(words: readonly string[], letterOf: (letter: string) => string): string {
  const branches = [...Map.groupBy(words, ([letter = '']) => letter)].map(([letter, group]) => {
    const rests = group.map((word) => word.slice(1));
    const [rest = ''] = rests;
    return letterOf(letter) + (rests.length === 1 ? rest : prefixTree(rests, (each) => each));
  });
  return `(?:${branches.join('|')})`;
}

const stemAtStart = prefixTree(
  Object.keys(stems),
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);
const quick = new RegExp(String.raw`\b(?:${repeated}\b|${stemAtStart})`);

/** Quick test of all that is reported. */
export const mayBeMisspelt = (text: string): boolean => quick.test(text);

/** A slip in a text, with the right words. */
export interface Misspelling {
  readonly range: StringRange;
  readonly written: string;
  readonly meant: string;
}

/** Returns the common misspellings of a text, and the small words that it has twice in a row. */
export function misspellingsIn(text: string): readonly Misspelling[] {
  const words = matchesOf(text, misspelt).flatMap((match): Misspelling[] => {
    const { 0: written, 1: stem = '', 2: rest = '', index } = match;
    const lower = stem.toLowerCase();
    if (rest !== '' && whole.has(lower)) return [];
    const meant = stem === lower ? stems[lower]! : capital(stems[lower]!);
    return [{ range: { start: index, end: index + written.length }, written, meant: meant + rest }];
  });
  const doubled = matchesOf(text, twice).map(
    ({ 0: written, 1: small, 2: first, index }): Misspelling => ({
      range: { start: index, end: index + written.length },
      written,
      meant: small ?? first!,
    }),
  );
  return [...words, ...doubled];
}
