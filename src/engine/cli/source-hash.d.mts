export function sourceHash(): string;
export const stampFile: string;
export function isBuilt(hash?: string): boolean;
