/** In tests of components, `GET /events` never settles; fakes of `fetch` answer the other calls. */
if ('document' in globalThis) {
  const real = globalThis.fetch;
  globalThis.fetch = (target, init) => (target === '/events' ? new Promise(() => {}) : real(target, init));
}
