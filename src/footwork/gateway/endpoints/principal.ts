import type { PrincipalScheme } from '#engine/schema/contract/principal-scheme';

export default {
  principal: 'device',
  description: '`Device <dev_code>:<secret>`, of a device.',
  tag: { name: 'gateway', description: 'What devices send.' },
} satisfies PrincipalScheme;
