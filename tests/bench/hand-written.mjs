// The yardstick: what a good engineer writes by hand for one table, with Fastify and pg and nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const columns =
  'd.id, d.version, d.create_time, d.update_time, d.dev_code, d.dev_nick, d.name, d.dev_type, d.store, d.pcode, ' +
  'd.status, d.soft_v, d.bind_date, d.mode, d.lease_expiry, d.test_count, d.use_minutes, d.is_lock, d.close, s.name as store_name';

app.get('/devices', async (request, reply) => {
  const { dev_type: type, status, _start: start = 0, _end: end = 20, _sort: sort = 'id' } = request.query;
  const filters = [type && ['dev_type', type], status && ['status', status]].filter(Boolean);
  const where = filters.length
    ? `where ${filters.map(([name], at) => `d.${name} = $${at + 1}`).join(' and ')}`
    : '';
  const values = filters.map(([, value]) => value);
  const order = sort === 'dev_code' ? 'd.dev_code' : 'd.id desc';
  const [rows, count] = await Promise.all([
    pool.query(
      `select ${columns} from device d left join store s on s.id = d.store ${where}
       order by ${order} limit ${Number(end) - Number(start)} offset ${Number(start)}`,
      values,
    ),
    pool.query(`select count(*)::int as total from device d ${where}`, values),
  ]);
  reply.header('X-Total-Count', count.rows[0].total);
  return { code: 0, msg: '', data: { list: rows.rows, total: count.rows[0].total } };
});

app.get('/devices/:id', async (request) => {
  const { rows } = await pool.query(
    `select ${columns} from device d left join store s on s.id = d.store where d.id = $1`,
    [request.params.id],
  );
  return { code: 0, msg: '', data: rows[0] };
});

app.post('/devices', async (request) => {
  const { dev_code, dev_nick, dev_type, store, mode } = request.body;
  const { rows } = await pool.query(
    'insert into device (dev_code, dev_nick, dev_type, store, mode) values ($1, $2, $3, $4, $5) returning *',
    [dev_code, dev_nick, dev_type, store, mode],
  );
  return { code: 0, msg: '', data: rows[0] };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
