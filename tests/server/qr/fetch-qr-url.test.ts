import { expect, test } from 'vitest';
import { fetchQrUrl } from '../../../src/footwork/sharing/server/qr/fetch-qr-url';
import { openForTests } from '../../support/open-for-tests';
import { openQrServer } from './qr-server';

const image = 'https://example.com/qr.png?report=1';
const asked: string[] = [];
const server = openForTests(() =>
  openQrServer(({ url = '' }, response) => {
    asked.push(url);
    const [path = '', query = ''] = url.split('?');
    const redirects = Number(/^\/redirect\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (redirects >= 0) {
      const location = redirects === 0 ? '/fine' : `/redirect/${redirects - 1}`;
      response.writeHead(302, { location }).end('{"url":"https://example.com/not-this"}');
    } else if (path === '/to') response.writeHead(307, { location: decodeURIComponent(query) }).end();
    else if (path === '/nowhere') response.writeHead(302).end();
    else if (path === '/hang') response.writeHead(200).write('{"url":');
    else if (path === '/silent') return;
    else if (path === '/broken') response.destroy();
    else if (path === '/not-utf8') response.end(Buffer.from([0x22, 0xff, 0x22]));
    else if (path in bodies) response.end(bodies[path]);
    else response.writeHead(Number(path.slice(1)) || 404).end(bodies['/fine']);
  }),
);

const bodies: Readonly<Record<string, string>> = {
  '/fine': JSON.stringify({ url: image, more: 1 }),
  '/large': JSON.stringify({ url: image, more: 'x'.repeat(64 * 1024) }),
  '/html': '<html></html>',
  '/not-utf8': '',
  '/null': 'null',
  '/list': '[]',
  '/no-url': '{"link":"https://example.com"}',
  '/number': '{"url":1}',
  '/script': '{"url":"javascript:alert(1)"}',
  '/space': '{"url":"https://example.com/a b"}',
  '/long': JSON.stringify({ url: `https://example.com/${'x'.repeat(2000)}` }),
};

const trusted = { privateHosts: new Set(['127.0.0.1']), timeout: 10_000 };
const path = (name: string) => `${server.origin}${name}`;
const to = (address: string) => path(`/to?${encodeURIComponent(address)}`);

test('the url of the JSON is answered, with the query as it was given', async () => {
  expect(await fetchQrUrl(path('/fine?id=1&lang=en'), trusted)).toBe(image);
  expect(asked.at(-1)).toBe('/fine?id=1&lang=en');
});

test('up to three redirects are followed', async () => {
  expect(await fetchQrUrl(path('/redirect/2'), trusted)).toBe(image);
  await expect(fetchQrUrl(path('/redirect/3'), trusted)).rejects.toMatchObject({ reason: 'redirects' });
});

test.each([
  ['/large', 'tooLarge'],
  ['/html', 'notJson'],
  ['/not-utf8', 'notJson'],
  ['/null', 'noUrl'],
  ['/list', 'noUrl'],
  ['/no-url', 'noUrl'],
  ['/number', 'noUrl'],
  ['/script', 'noUrl'],
  ['/space', 'noUrl'],
  ['/long', 'noUrl'],
  ['/404', 'status'],
  ['/500', 'status'],
  ['/204', 'status'],
  ['/nowhere', 'status'],
  ['/broken', 'unreachable'],
])('an answer from %s is refused: %s', async (name, reason) => {
  await expect(fetchQrUrl(path(name), trusted)).rejects.toMatchObject({ reason });
});

test.each(['/silent', '/hang'])('an interface that waits is given up: %s', async (name) => {
  const limits = { ...trusted, timeout: 50 };
  await expect(fetchQrUrl(path(name), limits)).rejects.toMatchObject({ reason: 'timeout' });
});

test.each([
  ['http://localhost:{port}/fine', 'private'],
  ['http://[::1]:{port}/fine', 'private'],
  ['http://[::ffff:127.0.0.1]:{port}/fine', 'private'],
  ['http://2130706433:{port}/fine', undefined],
  ['http://0x7f.1:{port}/fine', undefined],
  ['http://127.0.0.2:{port}/fine', 'private'],
  ['http://169.254.169.254/latest', 'private'],
  ['http://me:secret@127.0.0.1:{port}/fine', 'credentials'],
  ['file:///etc/passwd', 'redirects'],
  ['ftp://127.0.0.1/', 'redirects'],
])('a redirect is checked like the first address: %s', async (target, reason) => {
  const address = target.replace('{port}', new URL(server.origin).port);
  const fetched = fetchQrUrl(to(address), trusted);
  if (reason) await expect(fetched).rejects.toMatchObject({ reason });
  // The address is another spelling of the permitted one.
  else expect(await fetched).toBe(image);
});

test('an address that is not public is refused before anything is sent', async () => {
  const untrusted = { ...trusted, privateHosts: new Set<string>() };
  const before = asked.length;
  const { port } = new URL(server.origin);
  for (const host of ['127.0.0.1', 'localhost', '0', '[::1]', '[::ffff:7f00:1]', '2130706433']) {
    const address = `http://${host}:${port}/fine`;
    await expect(fetchQrUrl(address, untrusted), host).rejects.toMatchObject({ reason: 'private' });
  }
  expect(asked).toHaveLength(before);
});

test('a name that leads nowhere cannot be reached', async () => {
  await expect(fetchQrUrl('https://nowhere.invalid/', trusted)).rejects.toMatchObject({
    reason: 'unreachable',
  });
});
