/** Matches the address of an uploaded file only: the kind of file behind a web address is unknown. */
export const uploadedPattern = '^/files/[A-Za-z0-9_-]{22,64}$';
