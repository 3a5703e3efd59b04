import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PNG_SIGNATURE, pngChunk } from '../install/png.ts'

/** Pixels that compress about as photographs do: shades with grain. */
export const photo = (width: number, height = width) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 140, sigma: 20 },
    },
  })
    .blur(1.2)
    .tint('#d9722c')

/** A black square whose pixels take a bit each and next to nothing when compressed. */
export function pngBomb(size: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(size / 8) + 1) * size), { level: 1 })
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
