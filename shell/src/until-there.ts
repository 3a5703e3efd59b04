/** Milliseconds after which code that did not come is asked for again. */
const AGAIN = 10_000

/** Fetches what a page can do without: when it does not come it is asked for until it does, at once with a connection. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try is for the failure of the one before it
      return await load()
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await connectionOrTime()
    }
  }
}

const connectionOrTime = () =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, AGAIN)
    addEventListener('online', goOn)
  })
