import { statfs } from 'node:fs/promises'
import { Refusal } from '../refusal.ts'

/** Database with demo, builds, pictures and logs. */
const NEEDED = 600 * 1024 * 1024

/** @throws Refusal when the data folder's disk is about full */
export async function requireDiskSpace(folder: string, needed = NEEDED): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  const inMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
  throw new Refusal(
    `The disk of ${folder} is full: ${inMegabytes(free)} MB are free and ${inMegabytes(needed)} MB are needed. ` +
      'Free some, or choose another folder: AISLE_DATA=… npm start. Nothing was changed.',
  )
}
