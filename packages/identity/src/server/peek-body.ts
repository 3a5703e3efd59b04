import type { IncomingMessage } from 'node:http'

/** Reads a body of known length and puts it back for whoever reads it next; what is cut off stays cut off. */
export async function peekBody(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0)
  let body = Buffer.alloc(0)
  while (body.length < length && !request.destroyed) {
    const chunk: Buffer | null = request.read()
    if (chunk === null) await moreOf(request)
    else body = Buffer.concat([body, chunk])
  }
  // In the turn of the last read: a stream that has told its end takes nothing back.
  if (body.length > 0 && !request.destroyed) request.unshift(body)
  return body.toString()
}

const moreOf = (request: IncomingMessage) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      request.off('readable', goOn).off('close', goOn)
      resolve()
    }
    request.on('readable', goOn).on('close', goOn)
  })
