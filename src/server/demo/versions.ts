import { storeFile } from '../files/stored-files';
import { mediaTypeOf } from '../http/media-type';
import type { SeedWork } from '../seed/work';
import { daysBefore } from './days';
import { type DeviceType, deviceModels } from './device-models';
import type { Localised } from './product-lines';
import type { Random } from './random';
import { zipOf } from './zip';

const news: readonly Localised[] = [
  {
    'zh-cn': '测量更稳定，修复若干问题。',
    en: 'Steadier measurements, several faults mended.',
    es: 'Mediciones más estables y varios errores corregidos.',
  },
  {
    'zh-cn': '新增足弓指数说明。',
    en: 'The report explains the arch index.',
    es: 'El informe explica el índice del arco.',
  },
  { 'zh-cn': '开机速度提升一倍。', en: 'Starts in half the time.', es: 'Arranca en la mitad de tiempo.' },
];

/** Thirty versions, six of each device type, with the files of each stored. */
export async function versionsOf(work: SeedWork, random: Random) {
  const specs = (Object.keys(deviceModels) as DeviceType[]).flatMap((dev_type, type) =>
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
  const store = async (name: string, bytes: Buffer) => {
    const mediaType = mediaTypeOf(name, bytes);
    if (!mediaType) throw new Error(`${name} is no file that is kept.`);
    const id = await storeFile(
      work.transaction,
      { name, mediaType, bytes },
      { kind: 'account', id: work.creator },
    );
    return `/files/${id}`;
  };
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

const screenTexts = {
  'zh-cn': { start: '请站上测量板', done: '测量完成' },
  en: { start: 'Step onto the plate', done: 'Measured' },
  es: { start: 'Suba a la placa', done: 'Medición terminada' },
};

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
