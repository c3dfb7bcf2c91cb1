import { listOf } from '../english.ts';

/** Sentence with the usual week of start times; nothing without one. */
const weekText = (start: string, week: string): string => (week === '' ? '' : ` ${start} ${week}.`);

/** Errors of visits that only the server can find. Days and times are in words already. */
export const visitChecks = {
  callInstead: (yard: string, phone: string) =>
    `To arrange a time at ${yard}, please call ${phone}.`,
  carGone: 'This car has just been sold. Please choose another one.',
  'test-drive': {
    closed: (yard: string, day: string, week: string) =>
      `There are no test drives at ${yard} on ${day}.${weekText('They start', week)} Please choose another day.`,
    hours: (yard: string, day: string, ...hours: readonly string[]) =>
      `Test drives at ${yard} on ${day} start from ${listOf(hours)}. Please choose another time.`,
    notice: 'We need a little more time to have the car ready. Please choose a later time.',
    elsewhere: (place: string, yard: string) =>
      `The car is at ${place}. To bring it to ${yard} we need a day’s notice. Please choose a later day, or ${place}.`,
  },
  service: {
    closed: (yard: string, day: string, week: string) =>
      `The workshop at ${yard} is closed on ${day}.${weekText('You can drop off your car', week)} Please choose another day.`,
    hours: (yard: string, day: string, ...hours: readonly string[]) =>
      `On ${day} you can drop off your car at ${yard} from ${listOf(hours)}. Please choose another time.`,
    notice: 'We need a little more time to prepare. Please choose a later time.',
    work: (work: string, yard: string, day: string, closes: string) =>
      `${work}: we couldn’t finish before ${yard} closes at ${closes} on ${day}. Please choose an earlier time or another day.`,
  },
  appointment: {
    closed: (yard: string, day: string, week: string) =>
      `There are no appointments at ${yard} on ${day}.${weekText('They start', week)} Please choose another day.`,
    hours: (yard: string, day: string, ...hours: readonly string[]) =>
      `Appointments at ${yard} on ${day} start from ${listOf(hours)}. Please choose another time.`,
    notice: 'We need a little more time to prepare. Please choose a later time.',
    late: (lastDay: string) =>
      `We can hold the car until ${lastDay}. Please choose a time by then.`,
  },
};

/** Answers to posts of forms: refusals, failures and resumed forms. */
export const formAnswers = {
  /** A wait that is never shorter than the seconds: "40 seconds", "3 minutes". */
  wait: (seconds: number) => {
    if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
    return `${Math.ceil(seconds / 60)} minutes`;
  },
  tooMany: (wait: string) =>
    `We’ve had too many messages from your connection. Please try again in ${wait}.`,
  tooManyOrCall: (wait: string, phone: string) =>
    `We’ve had too many messages from your connection. Please try again in ${wait}, or call us on ${phone}.`,
  busy: 'We’re getting a lot of messages right now. Please try again in a few seconds.',
  waitTitle: 'Please try again later',
  refusedTitle: 'We couldn’t send this',
  goBack: 'Go back in your browser: your answers are usually still there.',
  openAgain: 'Open the page again',
  otherSite: 'This form belongs to another website.',
  noForm: 'This form is no longer on the page. Please reload the page and try again.',
  tooLong: 'Your answers are too long. Please shorten them and try again.',
  file: 'Files can’t be sent here.',
  notSaved:
    'We couldn’t save this just now. Your answers are still here: please try again in a moment, or call us.',
  applicationNotSaved: 'An error occurred',
  sentBefore:
    'You’ve already sent this form with different answers. Please reload the page and send it again.',
  notPerson: 'Please confirm that you’re a person, then send the form again.',
  /** Errors of the question in place of the captcha. */
  answers: {
    empty: 'Answer the question with a number or a word, such as 7 or seven.',
    wrong: 'That answer isn’t right. Please try this question instead.',
    expired: 'That question has expired. Please answer this one, and we’ll send your details.',
    used: 'You’ve already answered that question. Please answer this one, and we’ll send your details.',
  },
  /** Titles of pages that answer a post. */
  titles: {
    error: (title: string) => `Error: ${title}`,
    oneMoreStep: (title: string) => `One more step: ${title}`,
  },
  lenderErrors: 'The lender can’t accept these answers yet:',
  linkExpired:
    'This link has expired. We keep saved details for 14 days, or until you send them. Please start again.',
  answersGone: 'You’ve already sent these answers, or we no longer have them. Please start again.',
  linkUnavailable:
    'We can’t open your saved details just now. Please try the link again in a moment.',
  welcomeBack: 'Welcome back. Carry on where you left off.',
};

/** The question that people answer where no script runs. Its answer is taken in figures too. */
export const humanQuestion = {
  question: (first: string, second: string) => `What is ${first} plus ${second}?`,
  /** From zero to eighteen. */
  numbers: [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    'eighteen',
  ],
};

/** The page that leads from a form to another website. */
export const sendOn = {
  title: (host: string) => `Continue to ${host}`,
  heading: (host: string) => `Taking you to ${host}`,
  /** The texts before and of the link. */
  link: ['If nothing happens,', 'continue to the website'],
};
