/** Passwords never leave the server; where a custom page asks for one, it sees that it exists. */
export function PasswordCell() {
  return <span aria-hidden="true">••••••</span>;
}
