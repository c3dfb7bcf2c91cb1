import { clockText, dayText, nearDayText } from '../english.ts';

/** Opening hours, as hints and messages have them. */
export const openingHours = {
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  days: (first: string, last: string) => `${first} to ${last}`,
  /** @param clock such as 07:30 */
  time: clockText,
  hours: (days: string, from: string, to: string) => `${days} ${from} to ${to}`,
};

/** Messages for answers that a form does not accept. Each goes to the browser, too. */
export const checks = {
  required: 'Please answer this question.',
  dealershipRequired: '*Please select a dealership location',
  notText: 'Please type your answer.',
  unreadable: 'Some characters can’t be read. Please type this again.',
  tooLong: (characters: number) => `Use at most ${characters} characters.`,
  option: 'Choose one of the options.',
  /** By the type of field. */
  types: {
    email: 'Enter a full email address, such as name@example.com.',
    number: 'Enter a number, such as 12.',
    currency: 'Enter an amount in dollars, such as 25,000.',
    datetime: 'Choose a day and time.',
    rego: 'Enter letters and numbers, such as ABC123.',
    odometer: 'Enter the kilometres as a number, such as 85,000.',
    postcode: 'Enter a 4-digit postcode.',
    year: 'Enter a 4-digit year, such as 2019.',
  },
  /** @param year of a date that the field takes */
  date: (year: number) => `Enter a real date, such as 27/03/${year}.`,
  registrationOrVin: 'Enter letters and numbers, such as ABC123, or a 17-character VIN.',
  phone: (example: string) =>
    `Enter a full phone number, such as ${example}, or with + and the country code.`,
  extension: (example: string) =>
    `Leave out the extension: enter just the phone number, such as ${example}.`,
  miles: 'Enter the miles as a number, such as 53,000.',
  licence: 'Enter your licence number as it appears on the card: 4 to 12 letters and numbers.',
  atLeast: (min: string) => `This must be ${min} or more.`,
  atMost: (max: string) => `This must be ${max} or less.`,
  between: (min: string, max: string) => `This must be between ${min} and ${max}.`,
  yearOutOfRange: 'Enter a date between 1900 and 2099.',
  /** @param day YYYY-MM-DD, as in `dayBefore` and `closed` */
  dayAfter: (day: string) => `Choose a date no later than ${dayText(day)}.`,
  dayBefore: (day: string) => `Enter a date no earlier than ${dayText(day)}.`,
  tooYoung: (age: number) => `You must be ${age} or older to apply.`,
  birthDate: (age: number) =>
    `Check the year: a date of birth can’t be in the future or more than 120 years ago, and you must be ${age} or older to apply.`,
  notPast: 'Enter a date in the past.',
  notFuture: 'Choose today or later.',
  timePast: 'That time has passed. Please choose a later one.',
  timeSkipped: 'Clocks go forward that day and skip this time. Please choose an hour later.',
  closed: (day: string) => `We’re closed on ${nearDayText(day)}. Please choose another day.`,
  outOfHours: (hours: string) => `We take bookings ${hours}. Please choose another time.`,
  hours: openingHours,
};
