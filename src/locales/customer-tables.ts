/**
 * Tables whose words can reach a customer, through a device, a report or a shared page: they exist in all
 * ten languages. Every other table is for those who work here, and exists in the languages of the interface.
 */
export const customerTables: ReadonlySet<string> = new Set([
  'errors',
  'validation',
  'system',
  'share',
  'measurement',
  'entities/store',
  'entities/device',
  'entities/report',
]);
