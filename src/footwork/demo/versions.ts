import type { SeedWork } from '#engine/server/seed/work';
import { type DeviceType, deviceTypeNames } from '../../../schemas/parts/device-types';
import { news, screenTexts } from './data/releases.json';
import { daysBefore } from './days';
import { storeDemoFile } from './demo-file';
import type { Localised } from './product-lines';
import type { Random } from './random';
import { zipOf } from './zip';

/** Six versions of each device type, with the files of each stored. */
export async function versionsOf(work: SeedWork, random: Random) {
  const specs = deviceTypeNames.flatMap((dev_type, type) =>
    Array.from({ length: 6 }, (_, at) => ({
      version_number: `${type + 1}.${at + 1}.${random.between(0, 9)}`,
      dev_type,
      update_type: random.pick(['optional', 'optional', 'forced', 'silent']),
      update_content: random.pick(news),
      create_time: daysBefore(work.now, 400 - at * 60 - type),
    })),
  );
  const versions = [];
  for (const spec of specs) versions.push({ ...spec, ...(await filesOf(work, spec)) });
  return versions;
}

interface Release {
  readonly version_number: string;
  readonly dev_type: DeviceType;
  readonly update_content: Localised;
}

/** The files that a device would fetch: archives with a manifest and notes, texts of its screen, its settings. */
async function filesOf(work: SeedWork, { version_number, dev_type, update_content }: Release) {
  const store = (name: string, bytes: Buffer) => storeDemoFile(work, name, bytes);
  const stem = `${dev_type.toLowerCase()}-${version_number}`;
  const archive = (part: string) =>
    store(
      `${stem}-${part}.zip`,
      zipOf([
        ['manifest.json', json({ device: dev_type, part, version: version_number })],
        ['CHANGES.txt', Object.values(update_content).join('\n')],
      ]),
    );
  return {
    front: await archive('front'),
    back: await archive('back'),
    voice: await archive('voice'),
    language: await store(`${stem}-language.json`, Buffer.from(json(screenTexts))),
    config: await store(
      `${stem}-config.json`,
      Buffer.from(json({ device: dev_type, version: version_number, sleepMinutes: 10, volume: 60 })),
    ),
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
