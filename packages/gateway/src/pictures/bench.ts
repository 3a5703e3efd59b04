import { readFile } from 'node:fs/promises'
import { IMAGE_WIDTHS } from '@aisle/contract'
import { scaled } from './raster.ts'

/** Bytes and milliseconds of a photograph in each width and format: `node packages/gateway/src/pictures/bench.ts FILE` */
const [, , file] = process.argv
if (!file) throw new Error('Name a photograph.')
const photograph = await readFile(file)

async function measure(width: number, format: 'avif' | 'webp' | 'jpeg') {
  const started = performance.now()
  const { length } = await scaled(photograph, width, format)
  return `${(length / 1000).toFixed(1)} kB, ${Math.round(performance.now() - started)} ms`
}

await measure(96, 'avif') // code is read from the disk once
process.stdout.write(`${file}: ${(photograph.length / 1000).toFixed(1)} kB\n`)
for (const width of IMAGE_WIDTHS) {
  const row = [await measure(width, 'avif'), await measure(width, 'webp'), await measure(width, 'jpeg')]
  process.stdout.write(`${[`${width} px`, ...row].map((cell) => cell.padEnd(18)).join('')}\n`)
}
