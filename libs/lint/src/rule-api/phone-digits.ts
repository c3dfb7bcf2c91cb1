/** Returns the digits of a phone number without the code of the country, "0255500142". */
export const phoneDigits = (phone: string): string =>
  phone.replace(/\D/g, '').replace(/^(?:00)?(?:61|64)?0?/, '0');
