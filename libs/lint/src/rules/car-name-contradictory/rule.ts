import { didYouMean } from '@forecourt/block-schemas';
import { isAvailable, isReserved } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { areNames } from '../../rule-api/are-names.ts';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { wordsOfValue } from '../../rule-api/words-of-value.ts';
import { commentErrors } from './comments.ts';
import { engineError } from './engine.ts';

/** Minimum number of cars that make a make or model one that the dealer sells. */
const fewest = 3;

/** True for a model that is a misspelt one, `Drovr`. */
const isMisspelt = (model: unknown, known: string): boolean =>
  typeof model === 'string' &&
  model.length >= 4 &&
  didYouMean(model, [known]) !== undefined &&
  !areNames(model, known);

/** Words of a member, between spaces: `" parallel tourer "`; `"  "` if there are none. */
const wordsIn = (value: unknown): string =>
  ` ${typeof value === 'string' ? wordsOfValue(value) : ''} `;

/** True for a name that is no trim, number or abbreviation: of letters alone, and four at least. */
const isName = (words: string): boolean => /^ (?=.{4})[\p{L} ]+ $/u.test(words);

/** Makes and models that at least three cars have, as words between spaces, with their spelling. */
function usualNames(cars: readonly DataEntry[], member: string): ReadonlyMap<string, string> {
  const groups = Map.groupBy(cars, ({ entry }) => entry[member]);
  const usual = [...groups].flatMap(([value, own]): [string, string][] => {
    const words = wordsIn(value);
    return own.length >= fewest && isName(words) ? [[words, String(value)]] : [];
  });
  return new Map(usual);
}

/** A label that says that someone has the car, unlike "Sold with a service" and "Reserve it". */
const isTaken = (tag: string): boolean =>
  /^sold[\s!.]*$/i.test(tag) || (isReserved({ status: tag }) && !/^(?:reserve|hold)\b/i.test(tag));

/** Returns the error of a label that says that a car is taken, where its status says that it can be bought. */
function labelError({ tag, status }: DataEntry['entry']): string | undefined {
  const [label, state] = [scalarText(tag).trim(), scalarText(status).trim()];
  if (state === '' || !isAvailable({ status: state }) || !isTaken(label)) return undefined;
  return `the label is "${label}", but the status of the car is "${state}"; correct one of them`;
}

/** Reports cars whose name is that of another make or model: the list shows it, and filters find it elsewhere. */
export const carNameContradictory = defineRule({
  meta: {
    id: 'car-name-contradictory',
    description:
      'The name of a car names its own make and model, and its comments, engine and label agree with its fields.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const cars = dataEntries(visit, 'cars');
      for (const { entry, pointer } of cars) {
        for (const { within, message } of commentErrors(entry))
          visit.report({ pointer: `${pointer}/dealercomments`, within, message });
        for (const [member, message] of [
          ['tag', labelError(entry)],
          ['engine', engineError(entry)],
        ] as const)
          if (message !== undefined) visit.report({ pointer: `${pointer}/${member}`, message });
      }
      if (cars.length <= fewest) return;
      let makes: ReadonlyMap<string, string> | undefined;
      let others: ReadonlyMap<string, string> | undefined;
      for (const { entry, pointer } of cars) {
        const { make, model, badge } = entry;
        const name = wordsIn(entry.name);
        const own = wordsIn(model);
        // Most names have the model and the make.
        const hasModel = own.trim() !== '' && name.includes(own);
        if (own.trim() === '' || (hasModel && name.includes(wordsIn(make)))) continue;
        makes ??= usualNames(cars, 'make');
        others ??= new Map([...usualNames(cars, 'model'), ...makes]);
        const words = new Set([make, model, badge].flatMap((each) => wordsIn(each).split(' ')));
        const named = [...(hasModel ? makes : others)].find(
          ([other]) =>
            name.includes(other) &&
            other.split(' ').every((word) => word === '' || !words.has(word)),
        );
        // A misspelt model is no entry of the search, and reported as that.
        if (named === undefined || isMisspelt(model, named[1])) continue;
        visit.report({
          pointer: `${pointer}/name`,
          message: `the name of the car has "${named[1]}", but its model is "${String(model)}"${typeof make === 'string' ? ` by ${make}` : ''}; correct one of them`,
        });
      }
    },
  }),
});
