/** The code of a partner, as an input field. */
export const partnerCode = { type: 'string', title: 'Partner code', pattern: '^[A-Z0-9]{2,12}$' } as const;

/** Makes partner accounts write their own code only. */
export const ownPartnerCode = { ...partnerCode, 'x-default': 'actor.pcode' } as const;

/** An operator may name only a code that a partner account has. */
export const existingPartner = { entity: 'manager', by: 'pcode', where: { utype: '2' } } as const;

export const partnerOfStore = { type: 'string', title: 'Partner code', 'x-inherit': 'store.pcode' } as const;

export const customerOfStore = {
  type: 'integer',
  title: 'Customer',
  'x-ref': 'customer',
  'x-ref-where': { store: { field: 'store' } },
} as const;
