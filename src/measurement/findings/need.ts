/** Features of shoes and insoles; products declare theirs in `needs`. */
export const needs = [
  'arch_support',
  'heel_cushioning',
  'forefoot_cushioning',
  'motion_control',
  'wide_forefoot',
  'neutral',
] as const;

export type Need = (typeof needs)[number];
