/** Sensor grid under one foot. */
export const sole = { columns: 22, rows: 55, pitch: 10 } as const;

const gap = 40;

/** Width of both feet, which is that of the picture; the right foot is mirrored at the centre. */
export const shift = sole.columns * sole.pitch * 2 + gap;
