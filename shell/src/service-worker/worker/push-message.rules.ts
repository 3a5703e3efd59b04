/** What the store's API sends to a device. */
export type PushMessage = {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
}

/** `undefined` for anything that is not of this store's making. */
export function readPushMessage(value: unknown): PushMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const part = (name: string): unknown => Reflect.get(value, name)
  const [title, text, path, tag] = [part('title'), part('text'), part('path'), part('tag')]
  if (typeof title !== 'string' || typeof text !== 'string' || typeof tag !== 'string') return undefined
  return { title, text, tag, path: typeof path === 'string' && isOwnPath(path) ? path : '/' }
}

/** A path of this origin: nothing that a browser could take for another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\\\s]*$/.test(path)
