import type { Need } from '../../measurement/findings/need';

/** A text in the languages of the console. */
export interface Localised {
  readonly 'zh-cn': string;
  readonly en: string;
  readonly es: string;
}

interface ProductLine {
  readonly code: string;
  readonly type: 'shoe' | 'insole';
  readonly category: 'running' | 'walking' | 'casual' | 'work' | 'children' | 'medical';
  readonly name: Localised;
  readonly headline: Localised;
  readonly needs: readonly Need[];
  readonly tags: readonly string[];
  readonly price: readonly [number, number];
  readonly sizes: readonly [number, number];
}

export const productLines: readonly ProductLine[] = [
  {
    code: 'INS-ARCH',
    type: 'insole',
    category: 'medical',
    name: { 'zh-cn': '足弓支撑鞋垫', en: 'Arch support insole', es: 'Plantilla de soporte del arco' },
    headline: {
      'zh-cn': '托起下塌的足弓，分散足中压力。',
      en: 'Lifts a low arch and spreads the load of the midfoot.',
      es: 'Eleva el arco bajo y reparte la carga del mediopié.',
    },
    needs: ['arch_support'],
    tags: ['flat-foot', 'overpronation'],
    price: [39, 89],
    sizes: [35, 47],
  },
  {
    code: 'INS-HEEL',
    type: 'insole',
    category: 'medical',
    name: { 'zh-cn': '足跟缓震鞋垫', en: 'Heel cushion insole', es: 'Plantilla de talón amortiguado' },
    headline: {
      'zh-cn': '柔软的足跟杯，降低落地峰值压力。',
      en: 'A soft heel cup lowers the peak pressure of each step.',
      es: 'Una talonera blanda reduce la presión máxima de cada paso.',
    },
    needs: ['heel_cushioning'],
    tags: ['heel', 'peak-pressure'],
    price: [29, 69],
    sizes: [35, 47],
  },
  {
    code: 'INS-META',
    type: 'insole',
    category: 'medical',
    name: { 'zh-cn': '跖骨垫鞋垫', en: 'Metatarsal insole', es: 'Plantilla metatarsal' },
    headline: {
      'zh-cn': '水滴形跖骨垫为前足减压。',
      en: 'A teardrop pad takes load off the forefoot.',
      es: 'Una almohadilla en gota descarga el antepié.',
    },
    needs: ['forefoot_cushioning'],
    tags: ['forefoot', 'high-arch'],
    price: [35, 79],
    sizes: [35, 47],
  },
  {
    code: 'INS-KIDS',
    type: 'insole',
    category: 'children',
    name: { 'zh-cn': '儿童成长鞋垫', en: 'Growing feet insole', es: 'Plantilla para pies en crecimiento' },
    headline: {
      'zh-cn': '为仍在发育的足弓提供轻度支撑。',
      en: 'Light support for arches that still develop.',
      es: 'Soporte ligero para arcos que aún se forman.',
    },
    needs: ['arch_support', 'neutral'],
    tags: ['children'],
    price: [25, 49],
    sizes: [26, 36],
  },
  {
    code: 'INS-WORK',
    type: 'insole',
    category: 'work',
    name: { 'zh-cn': '久站工作鞋垫', en: 'Standing work insole', es: 'Plantilla para trabajo de pie' },
    headline: {
      'zh-cn': '整日站立也不疲劳。',
      en: 'For whole days on hard floors.',
      es: 'Para jornadas enteras sobre suelo duro.',
    },
    needs: ['heel_cushioning', 'neutral'],
    tags: ['standing'],
    price: [29, 59],
    sizes: [36, 48],
  },
  {
    code: 'INS-SPORT',
    type: 'insole',
    category: 'running',
    name: { 'zh-cn': '碳纤跑步鞋垫', en: 'Carbon running insole', es: 'Plantilla de carbono para correr' },
    headline: {
      'zh-cn': '碳纤底板让蹬离更有力。',
      en: 'A carbon plate returns energy at push-off.',
      es: 'Una placa de carbono devuelve energía en el despegue.',
    },
    needs: ['neutral'],
    tags: ['running', 'push-off'],
    price: [59, 129],
    sizes: [36, 47],
  },
  {
    code: 'SHO-RUN',
    type: 'shoe',
    category: 'running',
    name: { 'zh-cn': '中性跑鞋', en: 'Neutral running shoe', es: 'Zapatilla neutra para correr' },
    headline: {
      'zh-cn': '为正常足弓与高弓足提供缓震。',
      en: 'Cushioning for normal and high arches.',
      es: 'Amortiguación para arcos normales y altos.',
    },
    needs: ['neutral', 'heel_cushioning'],
    tags: ['running', 'high-arch'],
    price: [89, 169],
    sizes: [36, 48],
  },
  {
    code: 'SHO-STAB',
    type: 'shoe',
    category: 'running',
    name: { 'zh-cn': '稳定支撑跑鞋', en: 'Stability running shoe', es: 'Zapatilla estable para correr' },
    headline: {
      'zh-cn': '内侧支撑，减少过度内旋。',
      en: 'A firm inner side guides feet that roll inwards.',
      es: 'Un lateral interno firme guía el pie que pronaciona.',
    },
    needs: ['motion_control', 'arch_support'],
    tags: ['flat-foot', 'overpronation'],
    price: [99, 179],
    sizes: [36, 48],
  },
  {
    code: 'SHO-WALK',
    type: 'shoe',
    category: 'walking',
    name: { 'zh-cn': '舒步健走鞋', en: 'Comfort walking shoe', es: 'Zapato cómodo para caminar' },
    headline: {
      'zh-cn': '滚动式鞋底，走得更远。',
      en: 'A rocker sole for long walks.',
      es: 'Suela basculante para paseos largos.',
    },
    needs: ['forefoot_cushioning', 'heel_cushioning'],
    tags: ['walking', 'rocker'],
    price: [79, 139],
    sizes: [35, 47],
  },
  {
    code: 'SHO-WIDE',
    type: 'shoe',
    category: 'casual',
    name: { 'zh-cn': '宽楦休闲鞋', en: 'Wide casual shoe', es: 'Zapato informal ancho' },
    headline: {
      'zh-cn': '宽大鞋头，让脚趾自由舒展。',
      en: 'Room for toes, and for a hallux that leans.',
      es: 'Espacio para los dedos y para un hallux desviado.',
    },
    needs: ['wide_forefoot'],
    tags: ['hallux', 'wide'],
    price: [69, 119],
    sizes: [35, 46],
  },
  {
    code: 'SHO-KIDS',
    type: 'shoe',
    category: 'children',
    name: { 'zh-cn': '儿童学步鞋', en: 'First steps shoe', es: 'Zapato de primeros pasos' },
    headline: {
      'zh-cn': '柔软可弯折，像赤足一样。',
      en: 'Soft and flexible, almost like barefoot.',
      es: 'Blando y flexible, casi como descalzo.',
    },
    needs: ['neutral'],
    tags: ['children', 'barefoot'],
    price: [39, 69],
    sizes: [19, 33],
  },
  {
    code: 'SHO-SAFE',
    type: 'shoe',
    category: 'work',
    name: { 'zh-cn': '轻量安全鞋', en: 'Light safety shoe', es: 'Zapato de seguridad ligero' },
    headline: {
      'zh-cn': '复合材料鞋头，久站不累。',
      en: 'A composite toe cap, and a sole for standing.',
      es: 'Puntera de composite y suela para estar de pie.',
    },
    needs: ['heel_cushioning'],
    tags: ['standing', 'safety'],
    price: [89, 149],
    sizes: [36, 50],
  },
];

/** Colours of each line; together 120 products. */
export const colours: readonly (Localised & { readonly rgb: readonly [number, number, number] })[] = [
  { 'zh-cn': '黑色', en: 'black', es: 'negro', rgb: [38, 38, 42] },
  { 'zh-cn': '白色', en: 'white', es: 'blanco', rgb: [225, 227, 230] },
  { 'zh-cn': '灰色', en: 'grey', es: 'gris', rgb: [140, 146, 155] },
  { 'zh-cn': '海军蓝', en: 'navy', es: 'azul marino', rgb: [32, 52, 96] },
  { 'zh-cn': '天蓝色', en: 'sky blue', es: 'azul cielo', rgb: [96, 165, 220] },
  { 'zh-cn': '森林绿', en: 'forest green', es: 'verde bosque', rgb: [46, 110, 72] },
  { 'zh-cn': '砂色', en: 'sand', es: 'arena', rgb: [205, 180, 140] },
  { 'zh-cn': '酒红色', en: 'burgundy', es: 'burdeos', rgb: [122, 32, 52] },
  { 'zh-cn': '橙色', en: 'orange', es: 'naranja', rgb: [232, 130, 44] },
  { 'zh-cn': '石墨色', en: 'graphite', es: 'grafito', rgb: [72, 78, 86] },
];
