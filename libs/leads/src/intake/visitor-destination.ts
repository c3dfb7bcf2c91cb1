/** Name of the destination of confirmations to visitors; no destination of a dealer has it. */
export const visitorDestination = 'visitor';
