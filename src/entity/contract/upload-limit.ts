/** Largest file that the server keeps, in bytes. */
export const uploadLimit = 5 * 1024 * 1024;
