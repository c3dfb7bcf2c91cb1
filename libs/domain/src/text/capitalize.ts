/** Puts the first letter of a text in upper case: "Service" for "service". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
