/**
 * Root route, which React Router requires as the parent of all others. It renders nothing: pages
 * are resource routes that respond with finished HTML, see docs/architecture.md.
 */
export default function Root() {
  return null;
}
