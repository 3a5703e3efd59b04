import { crc32, deflateSync } from 'node:zlib'

export const PNG_SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const RGBA = 6

/** A square PNG of eight bits a channel (ISO/IEC 15948). */
export function encodePng(size: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, RGBA, 0, 0, 0], 8)
  const row = size * 4
  const rows = Array.from({ length: size }, (_, index) => [
    Buffer.from([0]), // rows are not filtered
    pixels.subarray(index * row, (index + 1) * row),
  ])
  const data = deflateSync(Buffer.concat(rows.flat()), { level: 9 })
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A part of such a file, with its length and its check. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
