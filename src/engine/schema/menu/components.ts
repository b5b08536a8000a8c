/** The main layout, the component of directories. */
export const layoutComponent = 'Layout';
