/** Header and breadcrumbs of every page. */
export const page = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  contact: 'Call or enquire',
  pageOfList: (title: string, number: number) => `${title}, page ${number}`,
};

/** Pages in place of one that is missing or failed. */
export const errorPages = {
  home: 'Return home',
  search: { label: 'Search our cars by make, model or stock number', button: 'Search' },
  call: 'Or call us:',
  missing: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may no longer exist.',
  },
  missingCar: {
    title: 'This car is no longer available',
    text: 'It has been sold or removed, or the address is mistyped.',
    stock: 'All cars in stock',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'Please try again in a moment, or call us and we’ll help you straight away.',
  },
};

/** The page for a failure of the error page itself. */
export const lastResort = {
  title: 'Something went wrong',
  text: 'Something went wrong on our side. Please try again in a moment.',
};

/** The question whether a visit may be measured. */
export const measurement = {
  heading: 'May we measure your visit?',
  text: 'It tells us which pages and forms help. It never records what you type, and everything works just as well without it.',
  privacy: 'Read our privacy policy',
  decline: 'Decline',
  accept: 'Accept',
  change: 'Change your measurement choice',
};
