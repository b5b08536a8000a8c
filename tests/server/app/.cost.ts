import fastify from 'fastify';
import autocannon from 'autocannon';
import { openFixture } from './fixture';
import { createWriteStream } from 'node:fs';

const bare = fastify();
bare.get('/x', async () => ({ code: 0, msg: '', data: { id: 1, name: 'a' } }));
const quiet = await openFixture();
const devnull = createWriteStream('/dev/null');
const loud = await openFixture({ log: { level: 'info', stream: { write: (l: string) => { devnull.write(l); } } } });
for (const f of [quiet, loud]) {
  f.app.get('/x', async () => ({ code: 0, msg: '', data: { id: 1, name: 'a' } }));
}
const auth = await quiet.signIn('root');
await bare.listen({ port: 0 }); await quiet.app.listen({ port: 0 }); await loud.app.listen({ port: 0 });
quiet.clock.now = new Date('2026-01-15T08:00:00Z');
const measure = async (name: string, port: number, path: string, headers = {}) => {
  const start = process.cpuUsage();
  const r = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 10, duration: 3, headers, workers: 1 });
  const cpu = process.cpuUsage(start);
  console.log(name, 'req/s', r.requests.average, 'cpu us/req', ((cpu.user + cpu.system) / r.requests.total).toFixed(1), 'non2xx', r.non2xx);
};
const p = (a: any) => a.server.address().port;
for (let i = 0; i < 2; i++) {
  await measure('bare', p(bare), '/x');
  await measure('quiet', p(quiet.app), '/x');
  await measure('loud', p(loud.app), '/x');
  await measure('quiet menus/routes', p(quiet.app), '/menus/routes', auth);
  await measure('quiet openapi-404', p(quiet.app), '/nope', auth);
}
process.exit(0);
