/** `#rrggbb` */
export type Colour = `#${string}`

const channelsOf = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` of the second colour in the first, from 0 to 1. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const others = channelsOf(other)
  const channels = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? channel) - channel) * share),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
