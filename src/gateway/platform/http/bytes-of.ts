/** Returns the body of a third party's response; null if it exceeds the maximum size. */
export async function bytesOf(reply: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
