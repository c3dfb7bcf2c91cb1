/** Name of the query parameter with the token of an unfinished form. */
export const resumeParameter = 'resume';
