import { TZDate } from '@date-fns/tz';
import { day, daysBefore } from './days';
import { type Author, type Deed, system } from './life';
import { partners as specs } from './partners';
import type { Localised } from './product-lines';
import type { Random } from './random';

const activities = ['Spring check', 'Back to school', 'Runners month', 'Open house', 'Winter walk'] as const;

/** Twenty-five cashback activities: ended, running and planned ones of every partner. */
export function policiesOf(random: Random, partners: ReadonlyMap<string, Author>, now: Date) {
  return Array.from({ length: 25 }, (_, at) => {
    const [pcode, partner] = [...partners][at % partners.size] ?? [];
    const time_zone = specs.find((one) => one.pcode === pcode)?.time_zone ?? 'UTC';
    const start = midnight(daysBefore(now, 420 - at * 18), time_zone);
    const deadline = midnight(new Date(start.getTime() + random.between(30, 90) * day), time_zone);
    const made = new Date(Math.min(daysBefore(start, 7).getTime(), daysBefore(now, 1).getTime()));
    const isEnabled = start <= now && (random.chance(0.85) || deadline > now);
    const enabled: Deed = { action: 'enable', at: start, ...(partner && { by: partner }) };
    const ended: readonly Deed[] = deadline <= now ? [{ action: 'stop', at: deadline, by: system }] : [];
    const size = random.between(1, 4);
    const cycle_unit = random.pick(['week', 'month'] as const);
    const target = size * (cycle_unit === 'week' ? 4 : 12);
    const adjusted = random.chance(0.15);
    return {
      activity_name: `${random.pick(activities)} ${start.getUTCFullYear()}-${String(at + 1).padStart(2, '0')}`,
      pcode: pcode ?? '',
      summary: null,
      starting_time: start,
      deadline,
      cycle: 1,
      cycle_unit,
      time_zone,
      target_value: target,
      target_unit: random.pick(['testers', 'reports']),
      daily_increases: random.chance(0.5) ? random.between(2, 5) : null,
      openid_verification: random.chance(0.3),
      ratio: 5,
      tiers: [
        { from: target * 1.5, to: target * 2 - 1, ratio: 10 },
        { from: target * 2, ratio: 15 },
      ],
      adjust_number: adjusted ? random.between(1, 2) : 0,
      adjust_reason: adjusted ? 'Reports of the power cut were counted by hand.' : null,
      create_time: made,
      deeds: isEnabled ? [enabled, ...ended] : [],
    };
  });
}

/** The start of the local day in the time zone. */
function midnight(moment: Date, timeZone: string): Date {
  return new Date(new TZDate(+moment, timeZone).setHours(0, 0, 0, 0));
}

interface Recipients {
  readonly stores: readonly number[];
  readonly devices: readonly number[];
  readonly publisher: Author;
}

/** Announcements of every kind in every state, with their recipients. */
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
    [1, 0, 2].map((steps, nth) => {
      const [title, content] = texts[(at + nth) % texts.length] ?? texts[0] ?? [];
      const made = daysBefore(now, 40 - at * 9 - nth * 3);
      const published: Deed = { action: 'publish', at: new Date(made.getTime() + day / 12), by: publisher };
      const withdrawn: Deed = { action: 'withdraw', at: new Date(made.getTime() + 2 * day), by: publisher };
      return {
        announcement: {
          title,
          content,
          kind,
          create_time: made,
          deeds: [published, withdrawn].slice(0, steps),
        },
        stores: kind === 'stores' ? stores.slice(0, 4) : [],
        devices: kind === 'devices' ? devices.slice(0, 6) : [],
      };
    }),
  );
}

/** One assessment system per report type, and a disabled one. */
export function assessmentsOf(now: Date) {
  const made = daysBefore(now, 500);
  const system = (
    name: Localised,
    report_type: string | null,
    items: readonly (readonly [string, Localised, number])[],
    deeds: readonly Deed[] = [],
  ) => ({
    name,
    summary: null,
    report_type,
    items: items.map(([code, item, weight]) => ({ code, name: item, weight })),
    create_time: made,
    deeds,
  });
  const disabled: Deed = { action: 'disable', at: new Date(made.getTime() + 60 * day) };
  return [
    system({ 'zh-cn': '站立评价', en: 'Standing', es: 'De pie' }, 'static', [
      ['arch-index', { 'zh-cn': '足弓指数', en: 'Arch index', es: 'Índice del arco' }, 40],
      [
        'load-balance',
        { 'zh-cn': '左右负重', en: 'Load left and right', es: 'Carga izquierda y derecha' },
        30,
      ],
      ['peak-pressure', { 'zh-cn': '峰值压力', en: 'Peak pressure', es: 'Presión máxima' }, 30],
    ]),
    system({ 'zh-cn': '步态评价', en: 'Gait', es: 'Marcha' }, 'dynamic', [
      ['contact-time', { 'zh-cn': '触地时间', en: 'Contact time', es: 'Tiempo de contacto' }, 25],
      ['roll-over', { 'zh-cn': '足部滚动', en: 'Roll-over', es: 'Apoyo progresivo' }, 35],
      ['progression-angle', { 'zh-cn': '步进角', en: 'Progression angle', es: 'Ángulo de progresión' }, 20],
      ['impulse', { 'zh-cn': '前足冲量', en: 'Impulse of the forefoot', es: 'Impulso del antepié' }, 20],
    ]),
    system({ 'zh-cn': '体态评价', en: 'Posture', es: 'Postura' }, 'posture', [
      ['head', { 'zh-cn': '头部', en: 'Head', es: 'Cabeza' }, 20],
      ['shoulders', { 'zh-cn': '肩部', en: 'Shoulders', es: 'Hombros' }, 25],
      ['pelvis', { 'zh-cn': '骨盆', en: 'Pelvis', es: 'Pelvis' }, 30],
      ['knees', { 'zh-cn': '膝部', en: 'Knees', es: 'Rodillas' }, 25],
    ]),
    system(
      { 'zh-cn': '旧版评价', en: 'Evaluation of 2024', es: 'Evaluación de 2024' },
      null,
      [['overall', { 'zh-cn': '总体', en: 'Overall', es: 'Global' }, 100]],
      [disabled],
    ),
  ];
}
