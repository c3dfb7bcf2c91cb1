import { momentText, nearDayText } from '../english.ts';

/** "One thing" to "Nine things". */
const counts = [
  'One thing',
  ...['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'].map(
    (each) => `${each} things`,
  ),
];

/** Texts of every form's screen, beside its questions. Each goes to the browser, too. */
export const form = {
  choose: 'Please choose',
  chooseOrType: 'Choose or type',
  anotherCar: 'Another car',
  anotherCarNote: 'Tell us the make and model',
  carElsewhere: (place: string, yard: string) =>
    `The car is at ${place}. We’ll bring it to ${yard} for you, with a day’s notice.`,
  day: 'Day',
  time: 'Time',
  chooseDay: 'Choose a day',
  /** A day of a visit, YYYY-MM-DD. */
  visitDay: nearDayText,
  /** A day with its first and last time. */
  visitHours: (day: string, from: string, to: string) =>
    from === to ? `${day}, ${from}` : `${day}, ${from} to ${to}`,
  chooseTime: 'Choose a time',
  optional: 'Optional',
  answerSaved: 'We’ve saved your answer. Leave this empty unless you want to change it.',
  error: 'Error:',
  /** For screen readers, when an answer with an error is corrected. */
  fixed: (label: string) => `${label}: fixed`,
  notSent: 'We couldn’t send this',
  toFix: (count: number) => `${counts[count - 1] ?? `${count} things`} to fix before you continue`,
  /** An error apart from its field: with the label, unless it names it, as "Enter your full name." */
  fieldError: (label: string, error: string) => {
    if (error.toLowerCase().includes(label.toLowerCase())) return error;
    return /[.?!:]$/.test(label) ? `${label} ${error}` : `${label}: ${error}`;
  },
  continue: 'Continue',
  next: (step: string) => `Next: ${step}`,
  back: 'Back',
  steps: 'Steps in this form',
  step: (number: number) => `Step ${number}`,
  stepOf: (number: number, count: number) => `Step ${number} of ${count}`,
  done: 'Done:',
  moreSteps: 'More steps, depending on your answers',
  answersSoFar: 'Your answers so far',
  bookingSoFar: 'Your booking so far',
  applicationSoFar: 'Your application so far',
  answered: 'Answered',
  moment: momentText,
  yes: 'Yes',
  nothingEntered: 'Nothing entered',
  change: 'Change',
  changeOf: (name: string) => `Change: ${name}`,
  sending: 'Sending…',
  trap: 'Leave this empty',
  confirmHint: 'This checks that you’re a person. A number or a word will do.',
  /** The notice at the top of the form that leads to the question in place of the captcha. */
  oneMoreStep: {
    heading: 'One more step',
    text: (button: string) => `Answer the question below, then choose “${button}”.`,
  },
  /** The texts before, of and after the link to a saved form. */
  resume: [
    'Not ready?',
    'Save this link',
    'to continue within 14 days. Don’t share it, because it opens your application.',
  ],
  serverFailed:
    'Something went wrong on our side. Your answers are still here. Please try again in a moment.',
  unreachable:
    'We couldn’t reach our server. Your answers are still here. Check your connection and try again.',
  browserFailed:
    'Something went wrong in your browser. Your answers are still here. Please try again, or call us.',
};
