import type { ReferenceEntry } from './reference';

const level = {
  kind: 'posture',
  from: -2,
  to: 2,
  watch: [-4, 4],
  basis: 'convention',
  source: 'Ferreira et al., J Manipulative Physiol Ther 34, 2011, 371-380: young adults deviate by 1 to 2°',
} as const;

export const postureReferences: readonly ReferenceEntry[] = [
  { quantity: 'headTilt', ...level },
  { quantity: 'shoulderTilt', ...level },
  { quantity: 'pelvicObliquity', ...level },
  {
    quantity: 'craniovertebral',
    kind: 'posture',
    from: 50,
    to: 65,
    watch: [44, undefined],
    basis: 'convention',
    source: 'Yip, Chiu and Poon, Man Ther 13, 2008, 148-154: 55° without pain of the neck, 50° with it',
  },
  {
    quantity: 'trunkLean',
    kind: 'posture',
    from: -5,
    to: 5,
    basis: 'convention',
    source: 'Screening',
  },
  {
    quantity: 'pelvicTilt',
    kind: 'posture',
    from: 0,
    to: 15,
    basis: 'convention',
    source: 'Screening, around the mean of 6 to 7° of Herrington, Man Ther 16, 2011, 646-648',
  },
  {
    quantity: 'kneeAngle',
    kind: 'posture',
    from: -4,
    to: 4,
    watch: [-8, 8],
    basis: 'convention',
    source: 'Screening',
  },
  {
    quantity: 'rearfootAngle',
    kind: 'posture',
    mean: 6.1,
    sd: 2.7,
    basis: 'published',
    source: 'Sobel et al., J Am Podiatr Med Assoc 89, 1999, 258-264',
  },
  {
    quantity: 'kneeFlexion',
    kind: 'posture',
    from: -5,
    to: 5,
    basis: 'convention',
    source: 'Loudon, Goist and Loudon, J Orthop Sports Phys Ther 27, 1998, 361-367',
  },
];
