/** Milliseconds that each part of a captcha has to respond before the visitor gets a question. */
export const captchaTimeout = 10_000;
