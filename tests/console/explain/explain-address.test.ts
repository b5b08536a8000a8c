import { describe, expect, it } from 'vitest';
import { askedWith, printAsked, readAsked } from '../../../src/console/entity/explain/explain-address';

describe('what is asked', () => {
  const asked = { manager: 3, entity: 'device', action: 'lock', record: 7, field: 'c_code' };

  it('stands in the address, and comes back from it', () => {
    const printed = printAsked(asked);
    expect(printed).toBe('?manager=3&entity=device&action=lock&record=7&field=c_code');
    expect(readAsked(new URLSearchParams(printed))).toEqual(asked);
    expect(printAsked({})).toBe('');
    expect(readAsked(new URLSearchParams('manager=x&record=-1'))).toEqual({});
  });

  it('lets go of what no longer fits', () => {
    expect(askedWith(asked, { entity: 'store' })).toEqual({ manager: 3, entity: 'store' });
    expect(askedWith(asked, { action: 'create' })).toEqual({ ...asked, action: 'create', record: undefined });
    expect(askedWith(asked, { action: 'delete' })).toEqual({ ...asked, action: 'delete', field: undefined });
    expect(askedWith(asked, { record: undefined })).toEqual({ ...asked, record: undefined });
    expect(askedWith(asked, { manager: 4 })).toEqual({ ...asked, manager: 4 });
  });
});
