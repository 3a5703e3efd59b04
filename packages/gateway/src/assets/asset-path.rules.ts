const SEGMENT = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~+-]*$/
const MAX_LENGTH = 400

/**
 * The parts of a file's path below a served folder, from the address as it was sent. Names of published files need no
 * escapes, so an address with one, with a dot file, an empty part or a source map is nothing that we serve (T59).
 */
export function assetSegments(rawUrl: string, prefix: string): readonly string[] | undefined {
  const [path = ''] = rawUrl.split('?')
  if (!path.startsWith(prefix) || path.length > MAX_LENGTH) return undefined
  const segments = path.slice(prefix.length).split('/')
  const isPlain = segments.every((segment) => SEGMENT.test(segment))
  return isPlain && !path.endsWith('.map') ? segments : undefined
}

const TYPES = new Map([
  ['js', 'text/javascript; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
])

/** What a file is by its name; `undefined` for kinds that are not served. */
export const contentTypeOf = (fileName: string): string | undefined =>
  TYPES.get(fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase())

export const isCompressible = (contentType: string): boolean =>
  /^(text\/|application\/json|image\/svg)/.test(contentType)

/** Whether a name changes with the content: `home.1f3a9c2e.js`. */
export const isNamedByContent = (fileName: string): boolean => /[.-][0-9a-f]{8,64}\./.test(fileName)
