// The part of ALTCHA that solves challenges, as one chunk: bundlers keep every export of a package
// that is imported dynamically, the server's included, but only these of this module.
export { solveChallenge } from 'altcha-lib';
export { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
