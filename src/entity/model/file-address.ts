/** The address of an uploaded file, and nothing beside it: of what a web address leads to, nobody knows the kind. */
export const uploadedPattern = '^/files/[A-Za-z0-9_-]{22,64}$';
