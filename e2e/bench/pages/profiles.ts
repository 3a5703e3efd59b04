/** A device on a network. Bytes a second; milliseconds. */
export type Profile = {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly cpuSlowdown: number
  readonly network?: { readonly bytesPerSecond: number; readonly roundTrip: number }
}

/** How many times slower a phone is than the machine on which the goals were set. */
export const PHONE_SLOWDOWN = 4

/** @param slowdown how many times slower the phone is than this machine */
export const profilesFor = (slowdown: number): readonly Profile[] => [
  {
    name: 'mobile',
    viewport: { width: 390, height: 844 },
    cpuSlowdown: slowdown,
    network: { bytesPerSecond: 1_600_000 / 8, roundTrip: 150 },
  },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, cpuSlowdown: 1 },
]
