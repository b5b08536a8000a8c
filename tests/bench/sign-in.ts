/** The token of an account with the operators' kind of sign-in. */
export async function signIn(url: string, username: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username, password, utype: '1' });
  const answer = await fetch(`${url}/manger/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}
