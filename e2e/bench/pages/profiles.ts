/** A device on a network. Bytes a second; milliseconds. */
export type Profile = {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly cpuSlowdown: number
  readonly network?: { readonly bytesPerSecond: number; readonly roundTrip: number }
}

export const profiles: readonly Profile[] = [
  {
    name: 'mobile',
    viewport: { width: 390, height: 844 },
    cpuSlowdown: 4,
    network: { bytesPerSecond: 1_600_000 / 8, roundTrip: 150 },
  },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, cpuSlowdown: 1 },
]
