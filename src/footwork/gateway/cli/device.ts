import { parseArgs } from 'node:util';
import { openFleet } from './device-fleet';

/**
 * `npm run device -- --devices 50 --rate 20` plays devices that report to a running server over HTTP. The account
 * issues their secrets, which replace earlier ones.
 */
const usage = `npm run device -- [--url http://127.0.0.1:5180] [--username root] [--password footwork-demo]
                  [--devices 50] [--rate 20] [--batch 1] [--seconds 0]
--rate: reports per second, of all devices together; --batch: reports per call, at most 500; --seconds 0: until Ctrl+C.
Values in brackets are the defaults.`;

try {
  const options = readOptions();
  if (options.help) console.info(usage);
  else await simulate(options);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function simulate({ url, username, password, devices, rate, batch, seconds }: Options): Promise<void> {
  const stop = new AbortController();
  const end = () => stop.abort();
  process.once('SIGINT', end).once('SIGTERM', end);
  const fleet = await openFleet({ url, username, password, devices });
  console.info(`${fleet.size} devices report to ${url}, ${rate} reports per second. Ctrl+C ends it.`);
  if (seconds > 0) setTimeout(end, seconds * 1000).unref();
  const started = performance.now();
  const told = setInterval(() => console.info(fleet.summary(performance.now() - started)), 10_000);
  await fleet.run({ rate, batch }, stop.signal);
  clearInterval(told);
  console.info(fleet.summary(performance.now() - started));
}

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      url: { type: 'string', default: 'http://127.0.0.1:5180' },
      username: { type: 'string', default: 'root' },
      password: { type: 'string', default: 'footwork-demo' },
      devices: { type: 'string', default: '50' },
      rate: { type: 'string', default: '20' },
      batch: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '0' },
    },
  });
  return {
    ...values,
    devices: numberOf('devices', values.devices, 1, 10_000),
    rate: numberOf('rate', values.rate, 0.1, 100_000),
    batch: Math.trunc(numberOf('batch', values.batch, 1, 500)),
    seconds: numberOf('seconds', values.seconds, 0, 86_400),
  };
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new Error(`--${name} ${text}: expected a number from ${least} to ${most}.\n\n${usage}`);
}
