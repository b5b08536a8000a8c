import { defineEndpoint } from '#engine/schema/contract/endpoint';
import { id, nullableText, object, text, time } from '#engine/schema/contract/json-schema';

/** The permission to see whether a device has a secret, to issue one and to revoke it. */
export const secretsPermission = 'biz:device:secrets';

const device = object({ id });
const shared = {
  entity: 'device',
  tags: ['device'],
  permission: ['device.show', secretsPermission],
  params: device,
} as const;

export const getDeviceSecret = defineEndpoint('device.secret', 'GET', '/devices/:id/secret', {
  ...shared,
  summary: 'When the device was given the secret with which it calls the gateway; null: it has none',
  response: object({ issued_at: { ...nullableText, format: 'date-time' } }),
  reads: ['device-secret'],
});

export const issueDeviceSecret = defineEndpoint('device.issueSecret', 'POST', '/devices/:id/secret', {
  ...shared,
  summary: 'Give the device a new secret, which is answered this once; the one it had is refused from now on',
  response: object({ secret: text, issued_at: time }),
  changes: ['device-secret', 'device'],
});

export const revokeDeviceSecret = defineEndpoint('device.revokeSecret', 'DELETE', '/devices/:id/secret', {
  ...shared,
  summary: 'Take the secret of the device away: what it sends is refused until it is given a new one',
  changes: ['device-secret', 'device'],
});
