/** Name of the query parameter that holds the token of an unfinished form. */
export const resumeParameter = 'resume';
