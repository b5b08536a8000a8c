/** In tests of components nobody answers `GET /events`, nor refuses it; other calls go through a fake. */
if ('document' in globalThis) {
  const real = globalThis.fetch;
  globalThis.fetch = (target, init) => (target === '/events' ? new Promise(() => {}) : real(target, init));
}
