/**
 * Called for routes that draw a React document through the framework. There are none, pages are
 * resource routes; a request that still gets here asked for nothing that exists.
 */
export default function handleRequest(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
