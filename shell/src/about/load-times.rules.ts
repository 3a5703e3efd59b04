type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>

export type LoadTime = {
  /** From the first request to the last byte. */
  readonly milliseconds: number
  readonly bytes: number
}

/** What the files of one build took that were fetched so far; nothing when none was. */
export function loadTimeOf(timings: readonly Timing[], folder: string): LoadTime | undefined {
  const own = timings.filter(({ name }) => URL.parse(name)?.pathname.startsWith(folder))
  if (own.length === 0) return undefined
  // Files of a page come in several waves; the pauses between them are nobody's loading.
  let milliseconds = 0
  let until = 0
  for (const { startTime, responseEnd } of own.toSorted((a, b) => a.startTime - b.startTime)) {
    milliseconds += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return {
    milliseconds: Math.round(milliseconds),
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** `/_/remotes/mf-catalogue/0.1.0/entry.js` → `/_/remotes/mf-catalogue/0.1.0/` */
export const folderOf = (address: string): string =>
  (URL.parse(address, 'http://store')?.pathname ?? '').replace(/[^/]*$/, '')

/** The version in the address of the shell's script; nothing for one that was not published. */
export const shellVersionOf = (addresses: readonly string[]): string | undefined =>
  addresses.map((address) => /\/_\/shell\/([^/]+)\//.exec(address)?.[1]).find((version) => version !== undefined)
