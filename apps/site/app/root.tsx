/**
 * React Router needs a root route to hang the others on. It draws nothing: pages are resource routes
 * that answer with finished HTML, see docs/architecture.md.
 */
export default function Root() {
  return null;
}
