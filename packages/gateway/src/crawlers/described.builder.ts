import * as z from 'zod/mini'

/** Where the tests stand. */
export const ORIGIN = 'http://fresh.localhost:3000'
export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

/** The things that a document describes, by kind. */
export function described(text: string) {
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = blocks.flatMap(([, json = '']) => z.parse(graphSchema, JSON.parse(json))['@graph'])
  return (kind: string) => things.filter((thing) => thing['@type'] === kind)
}

/** What a document says to whoever shares or lists it. */
export const tag = (text: string, name: string) =>
  new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(text)?.[1]
