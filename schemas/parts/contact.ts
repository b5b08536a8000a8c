export const contact = { type: 'string', title: 'Contact', maxLength: 60, 'x-search': true } as const;

export const phone = { type: 'string', format: 'phone', title: 'Phone', 'x-search': true } as const;

export const address = { type: 'string', format: 'multiline', title: 'Address', maxLength: 200 } as const;
