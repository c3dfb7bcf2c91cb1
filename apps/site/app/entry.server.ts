/**
 * Handles routes that render a React document through the framework. There are none, since pages
 * are resource routes: a request that still gets here is for something that does not exist.
 */
export default function handleRequest(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
