/** Maximum size of an uploaded file, in bytes. */
export const uploadLimit = 5 * 1024 * 1024;
