export const application: Readonly<Record<'#app' | '#schemas' | '#resources', string>>;
