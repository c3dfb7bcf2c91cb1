/** Answers to posts of forms: refusals, failures and resumed forms. */
export const formAnswers = {
  /** A wait that is never shorter than the seconds: "40 seconds", "3 minutes". */
  wait: (seconds: number) => {
    if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
    return `${Math.ceil(seconds / 60)} minutes`;
  },
  tooMany: (wait: string) => `That was a little fast. Please wait ${wait} and send it again.`,
  tooManyOrCall: (wait: string, phone: string) =>
    `That was a little fast. Please wait ${wait} and send it again, or call us on ${phone}.`,
  waitTitle: 'One moment, please',
  refusedTitle: 'This could not be sent',
  goBack: 'What you typed is most often still there when you go back with your browser.',
  openAgain: 'Open the page again',
  otherSite: 'This form belongs to another site.',
  noForm: 'There is no such form on this page.',
  tooLong: 'The form is too long.',
  file: 'This must not be a file.',
  notSaved:
    'We could not save this just now. What you typed is still here: please try again in a moment, or call us.',
  applicationNotSaved: 'An error occurred',
  sentBefore: 'This was sent before with other answers. Please reload the page and send it again.',
  notPerson: 'Please confirm that you are a person, then send the form once more.',
  wrongAnswer: 'That answer isn’t right. Please try this question instead.',
  lenderErrors: 'The lender can’t accept these answers yet:',
  linkExpired:
    'This link no longer leads to saved details: they are kept for 14 days, and deleted once they are sent. Please start again.',
  linkUnavailable:
    'Your saved details cannot be looked up just now. Please open the link again in a moment.',
  welcomeBack: 'Welcome back. This is where you left off.',
};

/** The question that people answer where no script runs. Its answer is taken in figures too. */
export const confirmation = {
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
  title: (host: string) => `On to ${host}`,
  heading: (host: string) => `You are being taken to ${host}`,
  /** The texts before and of the link. */
  link: ['If nothing happens,', 'go on there'],
};
