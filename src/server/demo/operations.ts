import { day, daysBefore } from './days';
import { type DeviceType, deviceModels } from './device-models';
import type { Localised } from './product-lines';
import type { Random } from './random';

const activities = ['Spring check', 'Back to school', 'Runners month', 'Open house', 'Winter walk'] as const;

/** Twenty-five cashback activities: ended, running and planned ones of every partner. */
export function policiesOf(random: Random, pcodes: readonly string[], now: Date) {
  return Array.from({ length: 25 }, (_, at) => {
    const start = daysBefore(now, 420 - at * 18);
    const deadline = new Date(start.getTime() + random.between(30, 90) * day);
    const isRunning = start <= now && deadline > now;
    const status = isRunning && random.chance(0.85) ? 'enabled' : 'stopped';
    const target = random.pick([20, 50, 100, 200]);
    const adjusted = random.chance(0.15);
    return {
      activity_name: `${random.pick(activities)} ${start.getUTCFullYear()}-${String(at + 1).padStart(2, '0')}`,
      pcode: pcodes[at % pcodes.length] ?? '',
      summary: null,
      status,
      enabled_time: status === 'enabled' ? start : null,
      starting_time: start,
      deadline,
      cycle: 1,
      cycle_unit: random.pick(['week', 'month']),
      target_value: target,
      target_unit: random.pick(['testers', 'reports']),
      daily_increases: random.chance(0.5) ? random.between(5, 30) : null,
      openid_verification: random.chance(0.3),
      ratio: 5,
      tiers: [
        { from: target, to: target * 2 - 1, ratio: 10 },
        { from: target * 2, ratio: 15 },
      ],
      adjust_number: adjusted ? random.between(1, 5) : 0,
      adjust_reason: adjusted ? 'Reports of the power cut were counted by hand.' : null,
      create_time: new Date(Math.min(daysBefore(start, 7).getTime(), daysBefore(now, 1).getTime())),
    };
  });
}

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

/** Thirty versions, six of each device type. */
export function versionsOf(random: Random, now: Date) {
  return (Object.keys(deviceModels) as DeviceType[]).flatMap((dev_type, type) =>
    Array.from({ length: 6 }, (_, at) => ({
      version_number: `${type + 1}.${at + 1}.${random.between(0, 9)}`,
      dev_type,
      update_type: random.pick(['optional', 'optional', 'forced', 'silent']),
      update_content: random.pick(news),
      front: null,
      back: null,
      voice: null,
      language: null,
      config: null,
      create_time: daysBefore(now, 400 - at * 60 - type),
    })),
  );
}

interface Recipients {
  readonly stores: readonly number[];
  readonly devices: readonly number[];
  readonly publisher: number;
}

/** Announcements of every kind in every state, with the records that they are for. */
export function announcementsOf({ stores, devices, publisher }: Recipients, now: Date) {
  const texts: readonly (readonly [Localised, Localised])[] = [
    [
      {
        'zh-cn': '周日凌晨系统维护',
        en: 'Maintenance on Sunday night',
        es: 'Mantenimiento el domingo por la noche',
      },
      {
        'zh-cn': '<p>02:00 至 04:00 期间暂停上传报告。</p>',
        en: '<p>Reports are not uploaded from 02:00 to 04:00.</p>',
        es: '<p>De 02:00 a 04:00 no se suben informes.</p>',
      },
    ],
    [
      { 'zh-cn': '请更新设备软件', en: 'Please update the device', es: 'Actualice el dispositivo' },
      {
        'zh-cn': '<p>新版本修复了足跟区域的读数。</p>',
        en: '<p>The new version mends readings below the heel.</p>',
        es: '<p>La nueva versión corrige las lecturas del talón.</p>',
      },
    ],
    [
      { 'zh-cn': '新品鞋垫到货', en: 'New insoles are in stock', es: 'Nuevas plantillas disponibles' },
      {
        'zh-cn': '<p>碳纤跑步鞋垫现已可订购。</p>',
        en: '<p>The carbon running insole can be ordered.</p>',
        es: '<p>Ya se puede pedir la plantilla de carbono.</p>',
      },
    ],
  ];
  const kinds = ['all', 'stores', 'devices'] as const;
  return kinds.flatMap((kind, at) =>
    (['published', 'draft', 'withdrawn'] as const).map((status, nth) => {
      const [title, content] = texts[(at + nth) % texts.length] ?? texts[0] ?? [];
      const made = daysBefore(now, 40 - at * 9 - nth * 3);
      return {
        announcement: {
          title,
          content,
          kind,
          status,
          published_at: status === 'draft' ? null : made,
          publisher: status === 'draft' ? null : publisher,
          create_time: made,
        },
        stores: kind === 'stores' ? stores.slice(0, 4) : [],
        devices: kind === 'devices' ? devices.slice(0, 6) : [],
      };
    }),
  );
}

/** One evaluation system per kind of report, and one that was taken out of use. */
export function assessmentsOf(now: Date) {
  const system = (
    name: Localised,
    report_type: string | null,
    status: string,
    items: readonly (readonly [string, string, number])[],
  ) => ({
    name,
    summary: null,
    report_type,
    status,
    items: items.map(([code, item, weight]) => ({ code, name: item, weight })),
    create_time: daysBefore(now, 500),
  });
  return [
    system({ 'zh-cn': '站立评价', en: 'Standing', es: 'De pie' }, 'static', 'enabled', [
      ['arch-index', 'Arch index', 40],
      ['load-balance', 'Load left and right', 30],
      ['peak-pressure', 'Peak pressure', 30],
    ]),
    system({ 'zh-cn': '步态评价', en: 'Gait', es: 'Marcha' }, 'dynamic', 'enabled', [
      ['contact-time', 'Contact time', 25],
      ['roll-over', 'Roll-over', 35],
      ['progression-angle', 'Progression angle', 20],
      ['impulse', 'Impulse of the forefoot', 20],
    ]),
    system({ 'zh-cn': '体态评价', en: 'Posture', es: 'Postura' }, 'posture', 'enabled', [
      ['head', 'Head', 20],
      ['shoulders', 'Shoulders', 25],
      ['pelvis', 'Pelvis', 30],
      ['knees', 'Knees', 25],
    ]),
    system({ 'zh-cn': '旧版评价', en: 'Evaluation of 2024', es: 'Evaluación de 2024' }, null, 'disabled', [
      ['overall', 'Overall', 100],
    ]),
  ];
}
