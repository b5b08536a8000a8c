/** Given when the user signs out: what the server says about the end of the session is no news any more. */
export const leaving = new AbortController();
