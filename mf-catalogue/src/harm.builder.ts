/** What a broken server, or something between it and the shopper, answers with status 200 (F13). */
export type Harmed = { readonly harm: Harm; readonly body: string; readonly type: string }

export const harms = ['garbage', 'html', 'missing field', 'other type', 'no errors', 'other envelope'] as const
type Harm = (typeof harms)[number]

/** Stands in what is no answer of the store: nobody shall read it. */
export const CANARY = 'Traceback (most recent call last)'

const HTML = `<!doctype html><html><body><h1>It works!</h1><pre>${CANARY}</pre></body></html>`
const STRANGE = [null, 0, -1, 1e308, '', 'text', true, [], {}, [null], { items: 'x' }] as const
const ENVELOPES = ['null', '[]', '{}', '""', '7', '{"success":true}', '{"success":"yes","data":null}'] as const

/** Harms the reply that carries `data`: the same seed always in the same way. */
export function harm(data: unknown, seed: number): Harmed {
  const next = numbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const kind = harms[seed % harms.length] ?? 'garbage'
  const json = (body: string): Harmed => ({ harm: kind, body, type: 'application/json' })
  const whole = (part: unknown) => JSON.stringify({ success: true, data: part, errors: [] })
  switch (kind) {
    case 'garbage': {
      const text = whole(data)
      const at = Math.floor(next() * text.length)
      return json(text.slice(0, at) + (pick(['', '\u0000', CANARY, '}}', '\uFFFD\uFFFD']) ?? ''))
    }
    case 'html':
      return { harm: kind, body: HTML, type: pick(['text/html', 'application/json']) ?? 'text/html' }
    case 'missing field':
      return json(whole(changed(data, next, (_, name) => (name === undefined ? null : undefined))))
    case 'other type':
      return json(whole(changed(data, next, () => pick(STRANGE))))
    case 'no errors':
      return json(JSON.stringify({ success: false, data: pick([null, data]), errors: pick([[], null, undefined]) }))
    case 'other envelope':
      return json(pick(ENVELOPES) ?? 'null')
  }
}

/** A copy in which one part, anywhere, is another one; `undefined` leaves it out. */
function changed(data: unknown, next: () => number, change: (part: unknown, name: string | undefined) => unknown) {
  const copy: unknown = structuredClone(data)
  let at: unknown = copy
  while (typeof at === 'object' && at !== null) {
    const names = Object.keys(at)
    const name = names[Math.floor(next() * names.length)]
    if (name === undefined) break
    const part: unknown = Reflect.get(at, name)
    if (typeof part !== 'object' || part === null || next() < 0.25) {
      const other = change(part, Array.isArray(at) ? undefined : name)
      if (other === undefined) Reflect.deleteProperty(at, name)
      else Reflect.set(at, name, other)
      return copy
    }
    at = part
  }
  return change(copy, undefined)
}

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
