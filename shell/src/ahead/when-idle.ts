/** Milliseconds that are waited for a browser that finds no rest, or cannot tell. */
const AT_LATEST = 10_000
const WITHOUT_TELLING = 2_000

/** Settles when the page has loaded and the browser has nothing to do; with how long that lasts, if it can tell. */
export async function whenIdle(): Promise<IdleDeadline | undefined> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  return await new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: AT_LATEST })
    else setTimeout(resolve, WITHOUT_TELLING)
  })
}
