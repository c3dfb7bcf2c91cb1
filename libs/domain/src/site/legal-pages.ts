/** Paths of the pages that built-in texts of forms link to. */
export const legalPages = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const;
