/** What a shoe or an insole can do for a foot; products declare it in `needs`. */
export const needs = [
  'arch_support',
  'heel_cushioning',
  'forefoot_cushioning',
  'motion_control',
  'wide_forefoot',
  'neutral',
] as const;

export type Need = (typeof needs)[number];
