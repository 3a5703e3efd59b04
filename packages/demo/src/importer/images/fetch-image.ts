import { isPublicAddress } from '@aisle/commerce-api/public-address'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'

/** Why an image was not taken, to be read after its address: `answered 404`. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused'
}

export type FetchOptions = {
  /** Bytes of the longest image. */
  readonly maxBytes: number
  /** Milliseconds for an image, with all that its address leads to. */
  readonly timeout?: number
  /** Whether an IP address may be called (T60). */
  readonly mayCall?: (address: string) => boolean
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
}

const MOST_REDIRECTS = 3
const TIMEOUT = 20_000
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/**
 * Fetches images of a feed from the Internet, never from this machine or its network (T60): each host is resolved, the
 * address looked at, and that very address called; so is each that an answer leads to.
 */
export function createImageFetcher({
  maxBytes,
  timeout = TIMEOUT,
  mayCall = isPublicAddress,
  resolve = (host) => lookup(host, { all: true }),
}: FetchOptions) {
  const addressOf = async ({ hostname }: URL) => {
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
    const address = found.find((one) => mayCall(one.address))
    if (!address) throw new ImageRefused('is not in the Internet')
    return address
  }

  const open = async (url: URL, signal: AbortSignal) => {
    const { address, family } = await addressOf(url)
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    return await new Promise<IncomingMessage>((done, fail) => {
      request(url, {
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'accept-encoding': 'identity' },
        lookup: (_host, _options, answer) => answer(null, [{ address, family }]),
        agent: false,
        signal,
      })
        .on('response', done)
        .on('error', fail)
        .end()
    })
  }

  const follow = async (url: URL, signal: AbortSignal, redirects: number): Promise<Buffer> => {
    if (!/^https?:$/.test(url.protocol)) throw new ImageRefused('is no web address')
    if (url.username || url.password) throw new ImageRefused('holds a password')
    const answer = await open(url, signal)
    const { statusCode = 0, headers } = answer
    if (REDIRECTS.includes(statusCode) && headers.location !== undefined) {
      answer.destroy()
      if (redirects === 0) throw new ImageRefused('leads on and on')
      const next = URL.parse(headers.location, url.href)
      if (!next) throw new ImageRefused('leads nowhere')
      return await follow(next, signal, redirects - 1)
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new ImageRefused(`answered ${statusCode}`)
    }
    return await readAtMost(maxBytes, answer)
  }

  /** @throws ImageRefused */
  return async function fetchImage(address: string): Promise<Buffer> {
    const url = URL.parse(address)
    if (!url) throw new ImageRefused('is no web address')
    const signal = AbortSignal.timeout(timeout)
    return await follow(url, signal, MOST_REDIRECTS).catch((error: unknown) => {
      if (error instanceof ImageRefused) throw error
      throw new ImageRefused(signal.aborted ? 'did not come in time' : `could not be reached (${codeOf(error)})`, {
        cause: error,
      })
    })
  }
}

async function readAtMost(bytes: number, answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  if (Number(answer.headers['content-length'] ?? 0) > bytes) answer.destroy(tooLarge(bytes))
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > bytes) throw tooLarge(bytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = (bytes: number) => new ImageRefused(`is larger than ${Math.floor(bytes / 1024)} KiB`)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no reason given')
