/** The status of a record that people can choose only while it is enabled. */
export const enablement = {
  type: 'string',
  title: 'Status',
  enum: ['disabled', 'enabled'],
  default: 'enabled',
  'x-enum': {
    disabled: { title: 'Disabled', color: 'grey' },
    enabled: { title: 'Enabled', color: 'green' },
  },
} as const;

export const enableAndDisable = {
  enable: { title: 'Enable', from: ['disabled'], to: 'enabled' },
  disable: { title: 'Disable', from: ['enabled'], to: 'disabled' },
} as const;
