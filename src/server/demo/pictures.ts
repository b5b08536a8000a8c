import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'kysely';
import type { SeedWork } from '../seed/work';

type Colour = readonly [red: number, green: number, blue: number];

const side = 160;
/** Offsets of the nine samples per pixel, which smooth the edges. */
const offsets = [-1 / 3, 0, 1 / 3] as const;

/** Stores the picture of a sole in a colour; returns its address. */
export async function storeSole(
  { transaction, creator, now }: SeedWork,
  name: string,
  colour: Colour,
  isShoe: boolean,
): Promise<string> {
  const bytes = pngOf(solePixels(colour, isShoe));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = `demo-${createHash('sha256').update(name).digest('base64url').slice(0, 32)}`;
  await sql`
    insert into footwork.stored_file (id, name, media_type, size, sha256, bytes, create_by, create_time)
    values (${id}, ${`${name}.png`}, 'image/png', ${bytes.length}, ${sha256}, ${bytes}, ${creator}, ${now})
    on conflict (id) do nothing`.execute(transaction);
  return `/files/${id}`;
}

/** Whether a point of the unit square, with the origin at the top left, is on a right sole enlarged by `margin`. */
function isOnSole(x: number, y: number, margin: number): boolean {
  const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / (rx + margin)) ** 2 + ((y - cy) / (ry + margin)) ** 2 <= 1;
  const down = (y - 0.28) / 0.5;
  const halfWidth = 0.19 - 0.06 * down - 0.055 * Math.sin(down * Math.PI);
  const waist = down > 0 && down < 1 && Math.abs(x - 0.48 - 0.04 * down) < halfWidth + margin;
  return ellipse(0.48, 0.28, 0.19, 0.21) || ellipse(0.52, 0.78, 0.13, 0.15) || waist;
}

function solePixels(colour: Colour, isShoe: boolean): Buffer {
  const ground: Colour = [244, 246, 249];
  const rim = colour.map((part) => Math.round(part * 0.6)) as unknown as Colour;
  const colourAt = (x: number, y: number): Colour => {
    if (isOnSole(x, y, 0)) return colour;
    return isOnSole(x, y, isShoe ? 0.045 : 0.015) ? rim : ground;
  };
  // Each row of a PNG starts with the number of its filter; 0 is none.
  const pixels = Buffer.alloc(side * (side * 3 + 1));
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const samples = offsets.flatMap((dy) =>
        offsets.map((dx) => colourAt((column + 0.5 + dx) / side, (row + 0.5 + dy) / side)),
      );
      for (const part of [0, 1, 2] as const) {
        const mean = samples.reduce((sum, sample) => sum + sample[part], 0) / samples.length;
        pixels[row * (side * 3 + 1) + 1 + column * 3 + part] = Math.round(mean);
      }
    }
  }
  return pixels;
}

/** An 8-bit RGB PNG, see https://www.w3.org/TR/png-3/. */
function pngOf(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
