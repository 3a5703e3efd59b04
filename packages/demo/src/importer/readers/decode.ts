import { createReadStream } from 'node:fs'
import { BrokenFeed } from '../feed.types.ts'

/** The text of a file, piece by piece. @throws BrokenFeed for anything but UTF-8 */
export async function* decodeUtf8(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new BrokenFeed(`${path} is not UTF-8 text. Save it as UTF-8 and import it again.`, { cause })
    if (cause instanceof Error && 'code' in cause)
      throw new BrokenFeed(`${path} cannot be read: ${cause.message}.`, { cause })
    throw cause
  }
}
