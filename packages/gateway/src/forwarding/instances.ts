export type Instances = ReturnType<typeof createInstances>

/** The instances of one service, which take turns. One that refuses connections is left to the next: it saw nothing. */
export function createInstances(addresses: readonly string[]) {
  const origins = addresses.map((address) => new URL(address).origin)
  let turn = -1
  const inTurn = (): readonly string[] => {
    turn = (turn + 1) % origins.length
    return [...origins.slice(turn), ...origins.slice(0, turn)]
  }
  return {
    /** The origin that is asked now, and those to ask when it is not there. */
    inTurn,
    /** `fetch` of a path, from the first that takes the connection. */
    async fetch(path: string, init?: RequestInit): Promise<Response> {
      const [last = '', ...before] = inTurn().toReversed()
      for (const origin of before.toReversed()) {
        const response = await fetch(origin + path, init).catch((error: unknown) => {
          if (isRefused(error)) return undefined
          throw error
        })
        if (response) return response
      }
      return await fetch(last + path, init)
    },
  }
}

/** Nobody listens there: the request was not sent. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause)
}
