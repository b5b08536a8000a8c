import type { Principals } from '#engine/server/http/principals';
import { Devices } from './devices';

/** Devices call with their code and secret. */
export default function principals({ database, now }: Parameters<Principals>[0]) {
  const devices = new Devices(database, now);
  return { device: (request: Parameters<Devices['deviceOf']>[0]) => devices.deviceOf(request) };
}
