// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import leanReact, { cuts, functionNamed, idle, LEAN_REACT } from './lean-react.ts'
import { findWorkspace } from './workspace.ts'

type Root = { render(page: unknown): void; unmount(): void }
type React = {
  readonly Fragment: unknown
  readonly Suspense: unknown
  readonly ViewTransition: unknown
  readonly version: string
  createElement(type: unknown, props?: object | null, ...children: readonly unknown[]): unknown
  startTransition(update: () => void): void
  useState<T>(initial: T): readonly [T, (next: T) => void]
}
type Client = { createRoot(place: Element): Root; hydrateRoot(place: Element, page: unknown): Root }
type ReactDom = { flushSync(update: () => void): void }

const clientFile = (() => {
  const { resolve } = createRequire(join(findWorkspace(), 'shell/package.json'))
  return join(dirname(resolve('react-dom')), 'cjs/react-dom-client.production.js')
})()
const installed = readFileSync(clientFile, 'utf8')

/** The production builds, evaluated in this page. */
const packages = new Map<string, unknown>()
function take<T>(name: string): T {
  const known = packages.get(name) ?? evaluate(join(dirname(resolve(name)), `cjs/${name}.production.js`))
  packages.set(name, known)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- these packages have no types here
  return known as T
}
const { resolve } = createRequire(clientFile)

function evaluate(file: string, source = readFileSync(file, 'utf8')): unknown {
  const module: { exports: unknown } = { exports: {} }
  compileFunction(source, ['module', 'exports', 'require'])(module, module.exports, take)
  return module.exports
}

packages.set('react-dom/client', evaluate(clientFile, leanReact(installed)))
const { createElement, Fragment, startTransition, Suspense, useState, version, ViewTransition } = take<React>('react')
const { createRoot, hydrateRoot } = take<Client>('react-dom/client')
const { flushSync } = take<ReactDom>('react-dom')

function Counter() {
  const [count, setCount] = useState(0)
  const onClick = () => startTransition(() => setCount(count + 1))
  return createElement('button', { type: 'button', onClick }, `${count} seen`)
}

const place = document.createElement('main')
beforeEach(() => document.body.append(place))
afterEach(() => place.remove())

const press = async (text: string) => {
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(place.textContent).toBe(text))
}

it('was looked at for the installed version', () => {
  expect(version).toBe('19.3.1')
  expect(clientFile).toMatch(LEAN_REACT)
})

it.each(cuts)('%s is there to be cut', (what) => {
  expect(installed.match(what)).not.toBeNull()
})

it.each(Object.keys(idle))('%s is a function of the installed version', (name) => {
  expect(installed).toMatch(functionNamed(name))
})

it('shows what is inside a view transition, keeps its state and moves nothing', async () => {
  const startViewTransition = vi.fn(() => ({ ready: Promise.resolve(), finished: Promise.resolve() }))
  Object.assign(document, { startViewTransition })
  const page = () => createElement(ViewTransition, { name: 'counter' }, createElement(Counter))
  const root = createRoot(place)
  flushSync(() => root.render(page()))

  await press('1 seen')
  flushSync(() => root.render(page()))
  await press('2 seen')

  expect(startViewTransition).not.toHaveBeenCalled()
  flushSync(() => root.unmount())
  expect(place.childNodes).toHaveLength(0)
})

it('shows a list of suspended parts as they come', () => {
  const list = Symbol.for('react.suspense_list')
  const root = createRoot(place)

  flushSync(() =>
    root.render(createElement(list, null, createElement(Suspense, { key: 1 }, 'milk'), createElement('p', { key: 2 }))),
  )

  expect(place.innerHTML).toContain('milk')
  flushSync(() => root.unmount())
})

it('tells where a fragment is', () => {
  let here: { getClientRects?: () => unknown } | null = null
  const ref = (fragment: typeof here) => void (here = fragment)
  const root = createRoot(place)

  flushSync(() => root.render(createElement(Fragment, { ref }, createElement('p'), createElement('p'))))

  expect(here).toHaveProperty('getClientRects')
  expect(here).not.toHaveProperty('observeUsing')
  flushSync(() => root.unmount())
  expect(here).toBeNull()
})

it('takes over a page of the server, with its suspended parts', async () => {
  place.innerHTML = '<section><!--$--><button type="button">0 seen</button><!--/$--></section>'
  const button = place.querySelector('button')

  const root = hydrateRoot(place, createElement('section', null, createElement(Suspense, null, createElement(Counter))))
  await vi.waitFor(async () => {
    await press('1 seen')
  })

  expect(place.querySelector('button')).toBe(button)
  flushSync(() => root.unmount())
})
