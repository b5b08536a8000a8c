/** Lines below each other; a rail of icons; or words beside each other. Groups of the last two fly out. */
export type NavShape = 'tree' | 'rail' | 'bar';
