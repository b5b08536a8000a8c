/** The token of the account `root`. */
export async function signInRoot(url: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username: 'root', password, utype: '1' });
  const answer = await fetch(`${url}/manger/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}
