import * as z from 'zod/mini'

/** What the payment provider's frame says. Card data stays inside of it. */
const frameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('token'), nonce: z.string(), token: z.string(), brand: z.string(), last4: z.string() }),
  z.object({ type: z.literal('ready'), height: z.number() }),
  z.object({ type: z.literal('error'), nonce: z.optional(z.string()), message: z.string() }),
])

export type CardToken = { readonly token: string; readonly brand: string; readonly last4: string }

/**
 * The shopper's card was not taken. `told`: the provider's form says at its fields what is wrong, and the message is
 * theirs; `silent`: it does not answer; `missing`: it is not there.
 */
export class CardRejected extends Error {
  override readonly name = 'CardRejected'
  readonly reason: 'told' | 'silent' | 'missing'

  constructor(reason: CardRejected['reason'], message?: string) {
    super(message)
    this.reason = reason
  }
}

const PATIENCE = 20_000

/**
 * Asks the provider's frame for a token. Only that very frame on the provider's origin is listened to (T51).
 * @throws CardRejected when the form is incomplete or the frame does not answer within 20 s
 */
export function requestCardToken(frame: Window, origin: string): Promise<CardToken> {
  const nonce = crypto.randomUUID()
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('message', listen)
      settle()
    }
    const listen = ({ source, origin: sender, data }: MessageEvent) => {
      if (source !== frame || sender !== origin) return
      const message = z.safeParse(frameMessageSchema, data)
      if (!message.success || message.data.type === 'ready') return
      if (message.data.nonce !== undefined && message.data.nonce !== nonce) return
      const answer = message.data
      if (answer.type === 'error') return finish(() => reject(new CardRejected('told', answer.message)))
      finish(() => resolve({ token: answer.token, brand: answer.brand, last4: answer.last4 }))
    }
    const timer = setTimeout(() => finish(() => reject(new CardRejected('silent'))), PATIENCE)
    window.addEventListener('message', listen)
    frame.postMessage({ type: 'tokenize', nonce }, origin)
  })
}

const HEIGHT = { least: 200, most: 600 }

/**
 * Asks the provider's frame whether its form is there. Only that very frame on the provider's origin is listened to.
 * @param onReady is told the height in px that the form needs, again whenever that changes
 */
export function watchFrame(
  frame: Window,
  origin: string,
  onReady: (height: number) => void,
  signal: AbortSignal,
): void {
  const listen = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame || sender !== origin) return
    const message = z.safeParse(frameMessageSchema, data)
    if (!message.success || message.data.type !== 'ready') return
    onReady(Math.min(Math.max(Math.ceil(message.data.height), HEIGHT.least), HEIGHT.most))
  }
  window.addEventListener('message', listen, { signal })
  frame.postMessage({ type: 'hello' }, origin)
}
