import { describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../src/console/data/endpoint/call-endpoint';
import { saverOf } from '../../../src/console/pages/partner-config/save-config';
import { savePartnerConfig } from '../../../src/entity/contract/endpoints/partner-config';
import { envelope, fakeServer } from '../providers/fake-server';

const save = saverOf(
  (call) => callEndpoint(savePartnerConfig, call),
  'P1',
  new Set(['zone', 'lock', 'qr_text']),
);
const bodyOf = (calls: ReturnType<typeof fakeServer>) => JSON.parse(calls[0]?.data as string);

describe('the settings of a partner', () => {
  it('is sent whole the first time, without what is empty or not to be given', async () => {
    const calls = fakeServer({ 'post /manger/setpartneruserconfig': envelope({ version: 1 }) });
    const all = { id: null, zone: 'other', lock: 'none', qr_text: null, pcode: 'P1' };
    const outcome = await save({ all, changes: { lock: 'none' }, base: {}, version: 0 });
    expect(bodyOf(calls)).toEqual({ zone: 'other', lock: 'none', pcode: 'P1', version: 0 });
    expect(outcome).toEqual({ kind: 'saved', row: { version: 1 } });
  });

  it('is sent as what was changed later on', async () => {
    const calls = fakeServer({ 'post /manger/setpartneruserconfig': envelope({ version: 3 }) });
    const changes = { lock: 'zone', qr_text: null };
    await save({ all: { zone: 'other', lock: 'zone' }, changes, base: {}, version: 2 });
    expect(bodyOf(calls)).toEqual({ lock: 'zone', qr_text: null, pcode: 'P1', version: 2 });
  });

  it('collides in every field that differs, where somebody else was the first to save', async () => {
    const record = { version: 1, zone: 'china', lock: 'zone' };
    const data = { record, fields: [] };
    fakeServer({
      'post /manger/setpartneruserconfig': { status: 409, body: { code: 40900, msg: 'Stale', data } },
    });
    const changes = { zone: 'other', lock: 'zone' };
    expect(await save({ all: changes, changes, base: {}, version: 0 })).toEqual({
      kind: 'conflict',
      conflict: { record, fields: ['zone'] },
    });
  });
});
