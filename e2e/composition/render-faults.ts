import type { Page } from '@playwright/test'
import { alterBuild } from './altered-build.ts'

/** How a page misbehaves while its fault lasts. */
const renderFaults = ['render', 'effect', 'layout effect', 'unmount', 'endless render', 'event', 'promise'] as const
export type RenderFault = (typeof renderFaults)[number]

const EXPORT = /\{remote:\(\)=>([\w$]+)\}/

/** Makes every page of a remote misbehave until the fault is lifted: the cause is outside of its code, like bad data. */
export async function breakPages(page: Page, remote: string, fault: RenderFault) {
  await page.addInitScript(misbehave, fault)
  await alterBuild(page, {
    remote,
    module: (code) => code.replace(EXPORT, (_, name: string) => `{remote:()=>globalThis.faultyRemote(${name})}`),
  })
  return { lift: () => page.evaluate(() => Reflect.set(globalThis, 'isFaulty', false)) }
}

type Hooks = {
  createElement(type: unknown, props: object): unknown
  useEffect(effect: () => unknown): void
  useLayoutEffect(effect: () => unknown): void
  useState(initial: number): [number, (next: number) => void]
}
type Shared = Readonly<Record<string, { readonly lib: () => Hooks }>>
type Federation = {
  readonly __INSTANCES__: readonly { readonly shareScopeMap: { readonly default: { react: Shared } } }[]
}
type PageComponent = (props: object) => unknown
type FaultyRemote = { readonly pages: Readonly<Record<string, () => Promise<{ readonly default: PageComponent }>>> }

/** Runs in the page before any of its scripts. */
function misbehave(fault: string) {
  Reflect.set(globalThis, 'isFaulty', true)
  const isFaulty = () => Reflect.get(globalThis, 'isFaulty') === true
  const fail = () => {
    throw new Error('seeded fault')
  }
  const react = (): Hooks => {
    const federation: Federation = Reflect.get(globalThis, '__FEDERATION__')
    const [given] = Object.values(federation.__INSTANCES__[0]?.shareScopeMap.default.react ?? {})
    return given?.lib() ?? fail()
  }
  const inEffect = (use: 'useEffect' | 'useLayoutEffect', effect: () => unknown) => react()[use](effect)
  const faults: Record<string, () => void> = {
    render: fail,
    effect: () => inEffect('useEffect', fail),
    'layout effect': () => inEffect('useLayoutEffect', fail),
    unmount: () => inEffect('useEffect', () => fail),
    'endless render': () => {
      const [count, setCount] = react().useState(0)
      setCount(count + 1)
    },
    event: () => inEffect('useEffect', () => void setTimeout(fail)),
    promise: () => inEffect('useEffect', () => void Promise.reject(new Error('seeded fault'))),
  }
  Reflect.set(globalThis, 'faultyRemote', (remote: FaultyRemote) => ({
    ...remote,
    pages: Object.fromEntries(
      Object.entries(remote.pages).map(([name, load]) => [
        name,
        async () => {
          const { default: Page } = await load()
          const Faulty = (props: object) => {
            if (isFaulty()) faults[fault]?.()
            return react().createElement(Page, props)
          }
          return { default: Faulty }
        },
      ]),
    ),
  }))
}
