/** Whether two files hold the same bytes, whatever they are called. */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [left, right] = await Promise.all([bytesOf(one), bytesOf(other)]);
  return left.every((byte, at) => byte === right[at]);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
