/** The main layout, under which a directory gathers its pages. */
export const layoutComponent = 'Layout';
