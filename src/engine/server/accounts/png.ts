import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Encodes a PNG from 8-bit pixels, row by row: a grey pixel is one byte, a coloured one is red, green and blue. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const rowLength = pixels.length / height;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits of grey (0) or RGB (2); default compression, filter and interlace.
  header.set([8, rowLength === width ? 0 : 2, 0, 0, 0], 8);
  // Each row starts with the number of its filter; 0 is none.
  const rows = Buffer.alloc((rowLength + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * rowLength, (y + 1) * rowLength), y * (rowLength + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
