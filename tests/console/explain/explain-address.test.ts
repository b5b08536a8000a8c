import { describe, expect, it } from 'vitest';
import {
  changedQuestion,
  printQuestion,
  readQuestion,
} from '../../../src/engine/console/entity/explain/explain-address';

describe('what is asked', () => {
  const asked = { manager: 3, entity: 'device', action: 'lock', record: 7, field: 'c_code' };

  it('stands in the address, and comes back from it', () => {
    const printed = printQuestion(asked);
    expect(printed).toBe('?manager=3&entity=device&action=lock&record=7&field=c_code');
    expect(readQuestion(new URLSearchParams(printed))).toEqual(asked);
    expect(printQuestion({})).toBe('');
    expect(readQuestion(new URLSearchParams('manager=x&record=-1'))).toEqual({});
  });

  it('lets go of what no longer fits', () => {
    expect(changedQuestion(asked, { entity: 'store' })).toEqual({ manager: 3, entity: 'store' });
    expect(changedQuestion(asked, { action: 'create' })).toEqual({
      ...asked,
      action: 'create',
      record: undefined,
    });
    expect(changedQuestion(asked, { action: 'delete' })).toEqual({
      ...asked,
      action: 'delete',
      field: undefined,
    });
    expect(changedQuestion(asked, { record: undefined })).toEqual({ ...asked, record: undefined });
    expect(changedQuestion(asked, { manager: 4 })).toEqual({ ...asked, manager: 4 });
  });
});
