import { crc32 } from 'node:zlib';

/** A ZIP archive of texts without compression: APPNOTE.TXT of PKWARE, 4.3. */
export function zipOf(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const bytes = Buffer.from(text);
    const facts = factsOf(name, bytes);
    const body = Buffer.concat([signed(0x04034b50), facts, Buffer.from(name), bytes]);
    // "Made by" precedes the facts; comment, disk, attributes and offset of the file follow them.
    const after = Buffer.alloc(14);
    after.writeUInt32LE(offset, 10);
    directory.push(signed(0x02014b50), Buffer.from([20, 0]), facts, after, Buffer.from(name));
    bodies.push(body);
    offset += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, signed(0x06054b50), end]);
}

/**
 * The fields common to a local header and a directory entry: version, flags, method, time and date, checksum, sizes,
 * length of the name.
 */
function factsOf(name: string, bytes: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  // Names are UTF-8.
  facts.writeUInt16LE(0x0800, 2);
  // 1 January 2026.
  facts.writeUInt16LE(((2026 - 1980) << 9) | (1 << 5) | 1, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
